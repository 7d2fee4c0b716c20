import type { Random } from '@/seed/random'
import type { Family } from './designs'

interface Sentences {
  /** Sentences about the kind of house. */
  readonly openings: readonly string[]
  /** The rooms that one lives in. */
  readonly rooms: readonly string[]
  /** Sentences about particular parts of the layout. */
  readonly details: readonly string[]
}

const sentences: Readonly<Record<Family, Sentences>> = {
  cottage: {
    openings: [
      'A three-bedroom cottage with hardly a foot of hallway.',
      'The smallest three-bedroom house the builder offers, on one floor and behind a single garage.',
      'This is a first house: one floor, three bedrooms, a garage for one car and nothing to apologize for.',
    ],
    rooms: [
      'The kitchen, the table and the sofa share one room across the back, with the patio door in the middle of it.',
      'Living room and kitchen run together along the rear wall, so the cook sees the yard.',
      'Everything opens to the room at the back, which has windows on the yard side.',
    ],
    details: [
      'The main bedroom has its own bath and a closet one can walk into.',
      'Two bedrooms share the hall bath; the third, at the back, has its own.',
      'Washer and dryer have a room of their own off the hall, which is not a given at this size.',
    ],
  },
  'patio-home': {
    openings: [
      'A two-bedroom house on one floor, drawn for people who would rather travel than mow.',
      'Two bedrooms, two baths, one floor: the patio home as it was meant to be.',
      'This plan does well on a narrow lot, with the windows turned to the front and the back.',
    ],
    rooms: [
      'The living room and the kitchen fill the rear of the house and open to a covered patio.',
      'The kitchen counter faces the living room, and the patio is two steps away.',
      'The room at the back takes a full-size table without moving the sofa.',
    ],
    details: [
      'A study by the front door takes guests in a pinch.',
      'The baths are between the two bedrooms, so visitors have some peace.',
      'The study at the front has a closet and will hold a bed if it must.',
    ],
  },
  narrow: {
    openings: [
      'A long, narrow three-bedroom house that fits a 45-foot lot and still has a two-car garage.',
      'Three bedrooms in a row along one side, and the living rooms along the other: a simple plan that works.',
      'The workhorse of the street: one story, three bedrooms, two baths, two cars.',
      'From the front it is mostly garage and porch; the house opens up behind.',
    ],
    rooms: [
      'The kitchen has an island with seating and looks across the dining table to the living room.',
      'Kitchen, dining and living form one room at the back, open to the covered patio.',
      'The island faces the living room, and the pantry is behind it where groceries come in from the garage.',
    ],
    details: [
      'The main bedroom is at the rear corner, away from the other two.',
      'Bedrooms two and three share a bath near the front door.',
      'A walk-in closet is reached through the main bath, which keeps the bedroom walls free.',
      'The laundry room is between the garage and the kitchen and doubles as the way in.',
    ],
  },
  ranch: {
    openings: [
      'Four bedrooms, three baths and a study, all on one floor.',
      'A one-story house with room for a family and for grandparents who visit for a month.',
      'The one-story plan that sells first in most communities, and it is easy to see why.',
      'A broad single-story house with the bedrooms kept apart from one another.',
    ],
    rooms: [
      'The family room is at the center with the kitchen open to it and the covered patio behind.',
      'The island seats four, the pantry is large enough to stand in, and the dining table has a window to the patio.',
      'Family room, dining and kitchen share the middle of the house and look to the back yard.',
    ],
    details: [
      'The study has double doors off the entry, far enough from the kitchen to take a call.',
      'One of the bedrooms has a full bath beside it and makes a good guest room.',
      'The main suite takes the rear corner, with a tub, a separate shower and a long closet.',
      'Bedrooms two and three share a bath on their own short hall.',
    ],
  },
  'two-story': {
    openings: [
      'A two-story house with the main bedroom downstairs and the children above.',
      'Four bedrooms on a 50-foot lot, one of them on the ground floor.',
      'This plan stacks three bedrooms and a loft over an open ground floor.',
      'A compact two-story with a small footprint, which leaves some yard.',
    ],
    rooms: [
      'The family room, the table and the kitchen share the back of the house, with a patio beyond the door.',
      'The kitchen island faces the family room; the powder room is around the corner, out of sight.',
      'Downstairs is one long room from the island to the back windows.',
    ],
    details: [
      'The loft at the top of the stairs is big enough for a sofa and a screen.',
      'The upstairs bath has two sinks and serves all three bedrooms.',
      'The stairs turn off the hall rather than the front door, so noise stays upstairs.',
      'Laundry is downstairs, next to the garage entry.',
    ],
  },
  'game-room': {
    openings: [
      'Five bedrooms, three and a half baths and a game room: the large plan of the street.',
      'A big two-story with two bedrooms down, three up, and a room for noise between them.',
      'For households that keep growing: five bedrooms, two of them on the ground floor.',
      'The plan buyers pick when the cousins come for every holiday.',
    ],
    rooms: [
      'The family room, the dining room and the kitchen run across the rear, with the covered patio behind.',
      'The kitchen island is nine feet long and faces the family room.',
      'Kitchen, dining and family room share the rear of the house; the pantry is a real room.',
    ],
    details: [
      'The guest bedroom by the entry has its own bath, so nobody climbs stairs who should not.',
      'Upstairs, three bedrooms surround the game room and share a bath with two sinks.',
      'The main suite is at the rear on the ground floor, with a closet the size of a small bedroom.',
      'The game room is over the family room, and the builder insulates the floor between them.',
    ],
  },
  townhome: {
    openings: [
      'A two-story townhome with all three bedrooms upstairs and the garage on the lane.',
      'Three bedrooms, two and a half baths, no lawn to speak of.',
      'This townhome has its porch on the street and its garage behind, the way streets used to work.',
    ],
    rooms: [
      'The living room has the front windows, and the kitchen and the table are behind it.',
      'Downstairs is one open run from the front window to the kitchen.',
      'The island separates the kitchen from the dining table, and the powder room is off the way to the garage.',
    ],
    details: [
      'The main bedroom is at the front with its own bath; two smaller rooms share the hall bath.',
      'The laundry is upstairs, beside the bedrooms that fill the baskets.',
      'Storage runs under the stairs, and the way in from the garage passes it.',
    ],
  },
  rowhouse: {
    openings: [
      'A three-story rowhouse: arrive on the first floor, live on the second, sleep on the third.',
      'Three floors, three bedrooms, and the best light on the middle floor.',
    ],
    rooms: [
      'The kitchen is in the middle of the second floor, with the living room and the balcony in front of it.',
      'The main floor runs from the balcony to the rear windows without a wall.',
    ],
    details: [
      'The room on the ground floor works as an office with its own powder room.',
      'The bedrooms share the top floor with the laundry.',
      'The two-car garage is on the ground floor, so groceries climb one flight.',
    ],
  },
  'hill-country': {
    openings: [
      'A long one-story house for a wide lot, with three garage bays and deep porches.',
      'Four bedrooms in two wings with the great room between them.',
      'The house is drawn for a view: everything that matters looks to the back.',
      'One story, wide and low, and made to sit along a ridge rather than across it.',
    ],
    rooms: [
      'The great room opens along its whole rear wall to a covered patio with room for a long table.',
      'The kitchen has an island with seating for five and a pantry behind it.',
      'Great room, dining and kitchen are one space under one ceiling, with the patio beyond.',
    ],
    details: [
      'The main suite has a wing to itself, with two closets, a tub and a large shower.',
      'The study is beside the front door, behind double doors.',
      'Bedrooms two and three share a bath; the fourth has its own.',
      'Two garage bays are in one room and the third in its own, which many buyers turn into a workshop.',
    ],
  },
}

const closings = [
  'The builder will mirror it at no charge.',
  'Ask which structural options are still open on the lot you have in mind.',
  'The covered patio can be deepened before the permit is filed.',
  'Ceilings are nine feet, ten in the main room as an option.',
  'The price includes blinds and a sprinkler system, but not the fence.',
  'It is shown with the optional windows in the side wall.',
  'The base price does not include the lot premium, which varies by street.',
  'The water heater is in the garage, and the attic has a floor over half its area.',
  'It has been built here often enough that you can ask an owner.',
  'Most buyers add the extra outlet in the garage; it is cheaper now than later.',
]

/** Three to five sentences about a plan. */
export function planDescription(family: Family, random: Random): string {
  const { openings, rooms, details } = sentences[family]
  const chosenDetails = random.shuffle(details).slice(0, random.between(1, 2))
  const ending = random.chance(0.75) ? [random.pick(closings)] : []
  return [random.pick(openings), random.pick(rooms), ...chosenDetails, ...ending]
    .slice(0, 5)
    .join(' ')
}
