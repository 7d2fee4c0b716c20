import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { storedFields } from './stored-fields'

const fields = storedFields(
  z.object({
    name: z.string(),
    homesAvailable: z.number(),
    isFeatured: z.boolean(),
    status: z.enum(['available', 'sold_out']),
    startPrice: z.nullable(z.number()),
  }),
)

it('storedFields reads what is stored, and nothing that the contract does not name', () => {
  const stored = { name: 'Ridge', homesAvailable: 3, isFeatured: true, startPrice: 0, secret: 'x' }
  expect(fields.read({ ...stored, status: 'sold_out' })).toEqual({
    name: 'Ridge',
    homesAvailable: 3,
    isFeatured: true,
    status: 'sold_out',
    startPrice: 0,
  })
})

it.each([
  ['missing', {}],
  ['null', { name: null, homesAvailable: null, isFeatured: null, status: null, startPrice: null }],
])(
  'storedFields fills a value that is %s with null or the empty value of its type',
  (_, stored) => {
    expect(fields.read(stored)).toEqual({
      name: '',
      homesAvailable: 0,
      isFeatured: false,
      status: 'available',
      startPrice: null,
    })
  },
)

it('storedFields fills a value that the contract reads from null with that value', () => {
  const { read } = storedFields(z.object({ type: z.catch(z.string(), 'open-house') }))
  expect(read({ type: null })).toEqual({ type: 'open-house' })
})

it('storedFields parses rows in which nothing is stored, and rejects values of another type', () => {
  const row = z.object(fields.shape)
  const empty = {
    name: null,
    homesAvailable: null,
    isFeatured: null,
    status: null,
    startPrice: null,
  }
  expect(z.parse(row, empty)).toEqual(empty)
  expect(z.safeParse(row, { ...empty, homesAvailable: '3' }).success).toBe(false)
})

it('storedFields selects the fields in Payload by the names of the contract', () => {
  expect(Object.keys(fields.select)).toEqual([
    'name',
    'homesAvailable',
    'isFeatured',
    'status',
    'startPrice',
  ])
})
