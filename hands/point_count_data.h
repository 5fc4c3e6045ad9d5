// Made by the tool fit_points (300 deals of double-deck, seeds from 1 on). Do not edit.
#pragma once

#include "hands/point_count.h"

namespace rightbower::hands {

inline constexpr PointCount fitted{
    .deals = 300,
    .suit = {2.200, 1.810, 1.010, 0.857, 0.566, 0.798, 2.183},
    .no_trump = {4.440, 1.206, 2.252},
    .by_bowers = {{{368, 5.296, 2.563},
                   {528, 6.318, 2.360},
                   {256, 7.520, 2.404},
                   {46, 8.935, 2.313},
                   {2, 12.000, 0.000}}},
    .by_trumps = {{{8, 4.750, 1.488},
                   {82, 5.256, 2.413},
                   {209, 5.292, 2.629},
                   {306, 5.824, 2.612},
                   {318, 6.619, 2.206},
                   {179, 7.553, 2.392},
                   {81, 8.383, 2.194},
                   {14, 8.857, 2.316},
                   {3, 9.333, 0.577},
                   {0, 0.000, 0.000},
                   {0, 0.000, 0.000}}},
    .by_aces = {{{28, 4.393, 2.299},
                 {77, 5.688, 2.386},
                 {91, 6.802, 2.040},
                 {74, 8.027, 2.398},
                 {24, 9.750, 2.090},
                 {6, 9.333, 2.338},
                 {0, 0.000, 0.000},
                 {0, 0.000, 0.000},
                 {0, 0.000, 0.000}}},
    .best_strain = {300, 9.013, 1.881},
    .no_trump_best = 0.1500,
    .no_trump_equal = 0.1533,
    .partner_longest_suit = {30, 2.467, 1.252},
    .partner_suits = {120, 3.375, 2.000},
    .partner_no_trump = {30, 3.133, 2.097},
    .lead_suits = {120, 0.983, 0.850},
    .lead_no_trump = {30, 1.367, 1.586},
};

}  // namespace rightbower::hands
