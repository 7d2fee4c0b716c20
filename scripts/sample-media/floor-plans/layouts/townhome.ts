import { FloorBuilder } from '../floor-builder'
import type { Layout } from '../types'

const stairs = [19.5, 29, 4.5, 13] as const

function firstFloor(cars: number): FloorBuilder {
  const floor = new FloorBuilder()
  if (cars === 1) {
    floor
      .room('garage', 'garage', 'Garage', [11, 0, 13, 20.5])
      .room('outdoor', 'patio', 'Patio', [0, 7.5, 11, 13])
      .door('patio', 'pantry', 'swing', { at: 0.5, intoFirst: true })
      .garageDoor('garage', 'north', 9)
  } else {
    floor
      .room('garage', 'garage', '2-Car Garage', [0, 0, 24, 20.5])
      .garageDoor('garage', 'north', 16)
  }
  return floor
    .room('utility', 'pantry', 'Pantry', [0, 20.5, 6, 6])
    .room('half-bath', 'powder', 'Powder', [6, 20.5, 5.5, 6])
    .room('hall', 'mud', 'Mud', [11.5, 20.5, 8, 6])
    .room('utility', 'storage', 'Storage', [19.5, 20.5, 4.5, 8.5])
    .room('kitchen', 'kitchen', 'Kitchen', [0, 26.5, 11, 12])
    .room('living', 'dining', 'Dining', [11, 26.5, 8.5, 12])
    .room('stairs', 'stairs', '', stairs)
    .room('living', 'living', 'Living', [0, 38.5, 19.5, 14])
    .room('hall', 'entry', 'Entry', [19.5, 42, 4.5, 10.5])
    .room('outdoor', 'porch', 'Porch', [13, 52.5, 11, 5])
    .open('kitchen', 'dining', 'living', 'kitchen')
    .open('living', 'entry', 'stairs')
    .door('porch', 'entry', 'swing', { width: 3 })
    .door('dining', 'mud', 'opening', { width: 3.4, at: 0.5 })
    .door('mud', 'garage', 'swing', { intoFirst: true, at: 0.8, hinge: 'end' })
    .door('mud', 'powder', 'swing', { at: 0.8, width: 2.3, intoFirst: true })
    .door('mud', 'storage', 'swing', { at: 0.5, width: 2.3 })
    .door('kitchen', 'pantry', 'swing', { at: 0.5, width: 2.3 })
    .window('living', 'south', 0.3, 8)
    .fixture('kitchen', 'counter', 'west', 0, 12)
    .fixture('kitchen', 'sink', 'west', 0.28)
    .fixture('kitchen', 'range', 'west', 0.55)
    .fixture('kitchen', 'fridge', 'west', 1)
    .island('kitchen', 0.72, 0.56, 3, 7)
    .fixture('powder', 'toilet', 'west', 0.08)
    .fixture('powder', 'vanity', 'west', 0.95, 2.4)
}

const second = new FloorBuilder()
  .room('bedroom', 'bed2', 'Bedroom 2', [0, 9, 10.9, 12])
  .room('closet', 'closet2', '', [10.9, 9, 2.2, 6])
  .room('closet', 'closet3', '', [10.9, 15, 2.2, 6])
  .room('bedroom', 'bed3', 'Bedroom 3', [13.1, 9, 10.9, 12])
  .room('hall', 'hall', '', [8, 21, 16, 4])
  .room('bath', 'bath2', 'Bath 2', [0, 21, 8, 8.6])
  .room('utility', 'laundry', 'Laundry', [8, 25, 7, 4.6])
  .room('hall', 'landing', '', [15, 25, 9, 4])
  .room('stairs', 'stairs', '', stairs)
  .room('hall', 'hall1', '', [15, 29, 4.5, 9.5])
  .room('bath', 'bath1', 'Bath', [0, 29.6, 10, 8.9])
  .room('closet', 'wic', 'W.I.C.', [10, 29.6, 5, 8.9])
  .room('bedroom', 'primary', 'Primary Bedroom', [0, 38.5, 19.5, 14])
  .room('closet', 'closet1', '', [19.5, 42, 4.5, 10.5])
  .open('hall', 'landing', 'hall1')
  .open('landing', 'stairs')
  .door('hall', 'bed2', 'swing', { at: 0.5 })
  .door('hall', 'bed3', 'swing', { at: 0.35 })
  .door('bed2', 'closet2', 'bifold', { width: 4 })
  .door('bed3', 'closet3', 'bifold', { width: 4 })
  .door('hall', 'bath2', 'swing', { at: 0.5, hinge: 'end', width: 2.4 })
  .door('hall', 'laundry', 'bifold', { width: 5 })
  .door('hall1', 'primary', 'swing', { at: 0.5 })
  .door('primary', 'bath1', 'swing', { at: 0.8 })
  .door('primary', 'wic', 'swing', { at: 0.5, width: 2.3 })
  .door('primary', 'closet1', 'bifold', { width: 5 })
  .window('bed2', 'north', 0.5, 5)
  .window('bed3', 'north', 0.5, 5)
  .window('primary', 'south', 0.3, 8)
  .fixture('bath2', 'tub', 'south', 0.02, 5)
  .fixture('bath2', 'toilet', 'south', 0.95)
  .fixture('bath2', 'vanity', 'north', 0.02, 4)
  .fixture('bath1', 'vanity', 'west', 0.98, 4.2)
  .fixture('bath1', 'shower', 'north', 0.02, 4.5)
  .fixture('bath1', 'toilet', 'north', 0.9)
  .fixture('laundry', 'washer', 'south', 0.25)
  .fixture('laundry', 'dryer', 'south', 0.75)
  .stair('stairs', 'straight', 'south', 'down')
  .build()

/** The porch is on the street and the garage on the lane behind. */
export function townhome(cars: number): Layout {
  return {
    floors: [firstFloor(cars).stair('stairs', 'straight', 'south', 'up').build(), second],
  }
}
