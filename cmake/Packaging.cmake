# How it stands on a Linux desktop, and the Debian package: `cpack -G DEB` in the build folder.
include(GNUInstallDirs)
set(RB_ASSETS ${PROJECT_SOURCE_DIR}/gui/assets)
install(FILES ${RB_ASSETS}/rightbower.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${RB_ASSETS}/rightbower.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${RB_ASSETS}/rightbower.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${RB_ASSETS}/icon.svg RENAME rightbower.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${RB_ASSETS}/man/rightbower.1 ${RB_ASSETS}/man/rbower.1
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/rightbower)
install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/rightbower)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME rightbower)
set(CPACK_PACKAGE_CONTACT "The Right Bower project <rightbower@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# OpenGL is opened when the window is: the library behind the name is not linked.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libgl1)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS libgl1-mesa-dri)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Double-dummy analysis and lessons for Bid Euchre
 Set up any deal of Bid Euchre, see at once how many tricks every trump
 choice is worth with all cards known, play it out card by card, and learn
 from lessons whose every answer is proved. With a command line, rbower.")
include(CPack)
