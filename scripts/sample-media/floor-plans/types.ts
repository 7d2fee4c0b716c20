/** Lengths are in feet. `x` grows to the right, `y` from the rear of the house to its front. */

export type RoomKind =
  | 'bath'
  | 'bedroom'
  | 'closet'
  | 'garage'
  | 'half-bath'
  | 'hall'
  | 'kitchen'
  | 'living'
  | 'outdoor'
  | 'stairs'
  | 'utility'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

export interface Room extends Rect {
  readonly id: string
  /** The label. Rooms without one are parts of a hall, or closets. */
  readonly name: string
  readonly kind: RoomKind
}

/** A wall of a room: north is the rear of the house. */
export type Side = 'north' | 'east' | 'south' | 'west'

export type DoorKind = 'swing' | 'double' | 'bifold' | 'sliding' | 'opening'

export interface Door {
  readonly between: readonly [string, string]
  readonly kind: DoorKind
  /** The position along the common wall: 0 at its western or northern end, 1 at the other. */
  readonly at: number
  readonly width: number
  /** The room into which it swings; the second one otherwise. */
  readonly intoFirst: boolean
  readonly hinge: 'start' | 'end'
}

interface OnWall {
  readonly room: string
  readonly side: Side
  /** 0 at the western or northern corner, 1 in the other. */
  readonly at: number
  readonly width: number
}

export type Window = OnWall

export type GarageDoor = OnWall

export type FixtureKind =
  | 'counter'
  | 'dryer'
  | 'fridge'
  | 'range'
  | 'shower'
  | 'sink'
  | 'toilet'
  | 'tub'
  | 'vanity'
  | 'washer'

export interface Fixture extends OnWall {
  readonly kind: FixtureKind
}

/** A kitchen island: its center as a share of the room, and its size. */
export interface Island {
  readonly room: string
  readonly centerX: number
  readonly centerY: number
  readonly width: number
  readonly depth: number
}

export interface Stairs {
  readonly room: string
  readonly shape: 'straight' | 'u'
  /** The side of the lowest step; a U turns back to it. */
  readonly from: 'north' | 'south'
  readonly goes: 'up' | 'down' | 'both'
}

export interface Floor {
  readonly rooms: readonly Room[]
  /** Rooms without a wall between them. */
  readonly open: readonly (readonly [string, string])[]
  readonly doors: readonly Door[]
  readonly windows: readonly Window[]
  readonly garageDoors: readonly GarageDoor[]
  readonly fixtures: readonly Fixture[]
  readonly islands: readonly Island[]
  readonly stairs: readonly Stairs[]
}

export interface Layout {
  /** The first floor first. */
  readonly floors: readonly Floor[]
}
