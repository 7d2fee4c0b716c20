import { expect, it } from 'vitest'
import { describeInclusions, joinLabels } from './describe'
import {
  countKnown,
  findInclusions,
  findOnlyBuilder,
  inheritInclusions,
  noInclusions,
  toInclusions,
} from './inclusions'

const builder = toInclusions({
  lotPremium: 'added',
  lotPremiumFrom: 5000,
  lotPremiumTo: 25000,
  appliances: 'included',
  fence: 'extra',
  deposit: 5000,
  depositTerms: 'Lost if you cancel after ten days.',
  warranty: 'Builder’s own, 1-2-10 years',
})

it('a plan takes from its community and its builder what it does not say itself', () => {
  const community = toInclusions({ lotPremium: 'none', fence: 'included' })
  const plan = toInclusions({ appliances: 'extra' })
  expect(inheritInclusions([plan, community, builder])).toEqual({
    ...builder,
    lotPremium: 'none',
    lotPremiumFrom: null,
    lotPremiumTo: null,
    fence: 'included',
    appliances: 'extra',
  })
})

it('a deposit comes with its own terms, not with those of the builder', () => {
  const community = toInclusions({ deposit: 1000 })
  expect(inheritInclusions([community, builder])).toMatchObject({
    deposit: 1000,
    depositTerms: null,
  })
})

it('amounts of a lot premium that is not charged, and blank texts, are not supplied', () => {
  const stored = { lotPremium: 'none', lotPremiumFrom: 9000, warranty: '  ' } as const
  expect(toInclusions(stored)).toEqual({ ...noInclusions, lotPremium: 'none' })
})

it('what is known is counted, and what to ask is named', () => {
  expect(countKnown(noInclusions)).toMatchObject({ known: 0, total: 12 })
  expect(countKnown(builder)).toEqual({
    known: 5,
    total: 12,
    missing: [
      'Blinds',
      'Landscaping',
      'Garage opener',
      'Structural options',
      'Fees at contract',
      'HOA transfer fee',
      'Capital contribution',
    ],
  })
})

it('a fee of $0 is known and reads as none', () => {
  const free = toInclusions({ contractFee: 0, transferFee: 350 })
  expect(countKnown(free).known).toBe(2)
  expect(describeInclusions(free).facts).toEqual([
    { label: 'Fees at contract', text: 'None' },
    { label: 'HOA transfer fee', text: '$350' },
  ])
})

it('buyers read what is in the price, what costs extra, and what comes on top', () => {
  expect(describeInclusions(builder)).toEqual({
    included: ['Appliances'],
    extra: ['Fence'],
    facts: [
      { label: 'Lot premium', text: '$5,000 to $25,000 on top of the price' },
      { label: 'Deposit', text: '$5,000. Lost if you cancel after ten days.' },
      { label: 'Warranty', text: 'Builder’s own, 1-2-10 years' },
    ],
  })
})

it.each([
  [{ lotPremium: 'none' }, 'None'],
  [{ lotPremium: 'added' }, 'On top of the price; ask for the amount'],
  [{ lotPremium: 'added', lotPremiumFrom: 4000 }, 'From $4,000 on top of the price'],
  [{ lotPremium: 'added', lotPremiumTo: 9000 }, 'Up to $9,000 on top of the price'],
  [{ lotPremium: 'added', lotPremiumFrom: 4000, lotPremiumTo: 4000 }, '$4,000 on top of the price'],
] as const)('a lot premium of %o reads %s', (stored, text) => {
  expect(describeInclusions(toInclusions(stored)).facts).toEqual([{ label: 'Lot premium', text }])
})

it('labels in a sentence begin with a small letter, but not an abbreviation', () => {
  expect(joinLabels(['Blinds', 'HOA transfer fee'])).toBe('blinds, HOA transfer fee')
})

it('the answers of a builder hold where it is the only one, or where it builds the home', () => {
  const community = { own: toInclusions({ fence: 'included' }), byBuilder: { 4: builder } }
  const [one, other] = [{ id: '4' }, { id: '5' }]
  expect(findInclusions(community, findOnlyBuilder([one]))).toMatchObject({ deposit: 5000 })
  expect(findInclusions(community, findOnlyBuilder([one, other]))).toEqual(
    toInclusions({ fence: 'included' }),
  )
  const plan = { inclusions: toInclusions({ deposit: 900 }) }
  expect(findInclusions(community, one, plan)).toMatchObject({ deposit: 900, fence: 'included' })
})
