import { expect, it } from 'vitest'
import { describeListedHomes } from './listed-homes'

const home = { status: 'available', isModel: false, stage: 'under-construction' } as const

it.each([
  [[home], 46, 'Builders report 46 homes available; 1 of them is listed here with its address.'],
  [
    [home, { ...home, stage: 'ready' }],
    1200,
    'Builders report 1,200 homes available; 2 of them are listed here with their address. 1 move-in ready.',
  ],
  [[home, home], 2, '2 homes available.'],
  [[home, home], 1, '2 homes available.'],
  [
    [
      { ...home, stage: 'ready', status: 'pending' },
      { ...home, stage: 'ready', isModel: true },
    ],
    5,
    'Also listed: 1 pending, 1 model home.',
  ],
] as const)(
  'the homes of a community are told with the number that builders report',
  (homes, reported, words) => {
    expect(describeListedHomes(homes, reported)).toBe(words)
  },
)
