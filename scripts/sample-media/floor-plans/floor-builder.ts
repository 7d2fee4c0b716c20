import type {
  Door,
  DoorKind,
  Fixture,
  FixtureKind,
  Floor,
  GarageDoor,
  Island,
  Room,
  RoomKind,
  Side,
  Stairs,
  Window,
} from './types'

interface DoorOptions {
  readonly at?: number
  readonly width?: number
  readonly intoFirst?: boolean
  readonly hinge?: 'start' | 'end'
}

const doorWidths: Readonly<Record<DoorKind, number>> = {
  swing: 2.6,
  double: 4.6,
  bifold: 4.5,
  sliding: 7,
  opening: 4,
}

const fixtureWidths: Readonly<Record<FixtureKind, number>> = {
  counter: 6,
  dryer: 2.4,
  fridge: 3,
  range: 2.6,
  shower: 3.6,
  sink: 2.6,
  toilet: 1.6,
  tub: 5,
  vanity: 3.4,
  washer: 2.4,
}

/** Collects the parts of a floor; each method adds one. */
export class FloorBuilder {
  private readonly rooms: Room[] = []
  private readonly openings: [string, string][] = []
  private readonly doors: Door[] = []
  private readonly windows: Window[] = []
  private readonly garageDoors: GarageDoor[] = []
  private readonly fixtures: Fixture[] = []
  private readonly islands: Island[] = []
  private readonly stairs: Stairs[] = []

  room(
    kind: RoomKind,
    id: string,
    name: string,
    [x, y, width, depth]: readonly [x: number, y: number, width: number, depth: number],
  ): this {
    this.rooms.push({ kind, id, name, x, y, width, depth })
    return this
  }

  /** Leaves out the walls between rooms, each with the next. */
  open(...ids: string[]): this {
    ids.slice(1).forEach((id, index) => {
      this.openings.push([ids[index] ?? id, id])
    })
    return this
  }

  door(first: string, second: string, kind: DoorKind = 'swing', options: DoorOptions = {}): this {
    const { at = 0.5, width = doorWidths[kind], intoFirst = false, hinge = 'start' } = options
    this.doors.push({ between: [first, second], kind, at, width, intoFirst, hinge })
    return this
  }

  window(room: string, side: Side, at = 0.5, width = 5): this {
    this.windows.push({ room, side, at, width })
    return this
  }

  garageDoor(room: string, side: Side, width: number): this {
    this.garageDoors.push({ room, side, at: 0.5, width })
    return this
  }

  fixture(room: string, kind: FixtureKind, side: Side, at = 0.5, width?: number): this {
    this.fixtures.push({ room, kind, side, at, width: width ?? fixtureWidths[kind] })
    return this
  }

  island(room: string, centerX: number, centerY: number, width: number, depth: number): this {
    this.islands.push({ room, centerX, centerY, width, depth })
    return this
  }

  stair(room: string, shape: Stairs['shape'], from: Stairs['from'], goes: Stairs['goes']): this {
    this.stairs.push({ room, shape, from, goes })
    return this
  }

  build(): Floor {
    const { rooms, openings, doors, windows, garageDoors, fixtures, islands, stairs } = this
    return { rooms, open: openings, doors, windows, garageDoors, fixtures, islands, stairs }
  }
}
