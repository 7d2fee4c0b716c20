import { expect, it } from 'vitest'
import { anOffer } from './offer.fixture'
import { describeConditions, describeOfferPart, describeWorth } from './offer-text'

it('parts are described in a few words', () => {
  const { parts } = anOffer(
    { kind: 'price-reduction', amount: 5000 },
    { kind: 'closing-credit', amount: 10_000 },
    { kind: 'permanent-buydown', rate: 4.99 },
    { kind: 'temporary-buydown', buydown: '3-2-1' },
    { kind: 'temporary-buydown', buydown: '1-0' },
    { kind: 'upgrades', amount: 15_000 },
  )
  expect(parts.map(describeOfferPart)).toEqual([
    '$5,000 off the price',
    '$10,000 toward closing costs',
    'A rate of 4.99% for the whole loan',
    '3-2-1 buydown: the rate is 3% lower in year 1, 2% in year 2, 1% in year 3',
    '1-0 buydown: the rate is 1% lower in year 1',
    'Upgrades with a stated value of $15,000',
  ])
})

it('the conditions of a part are the lender of the builder and the last day', () => {
  const [part] = anOffer({ kind: 'closing-credit', amount: 10_000 }).parts
  if (!part) throw new Error('The offer has no part')
  const toText = (change: object) => describeConditions({ ...part, ...change }, (day) => day)
  expect(toText({})).toBe('')
  expect(toText({ builderLender: true, deadline: '2026-12-31' })).toBe(
    'only with the builder’s lender, by 2026-12-31',
  )
})

it.each([
  [[[30, 10_000]], 'About the same as a $10,000 lower price.'],
  [
    [
      [30, 45_500],
      [5, 19_400],
    ],
    'About the same as a $45,500 lower price if you keep the loan for 30 years, or as a $19,400 lower price if you keep it for 5.',
  ],
  [
    [
      [30, -7800],
      [5, 1500],
    ],
    'About the same as a $7,800 higher price if you keep the loan for 30 years, or as a $1,500 lower price if you keep it for 5.',
  ],
  [[[30, 0]], 'About the same as the full price.'],
])('the worth of an offer is one sentence: %j', (worth, sentence) => {
  expect(describeWorth(worth.map(([years = 0, amount = 0]) => ({ years, amount })))).toBe(sentence)
})

it('a worth that is not known has no sentence', () => {
  expect(describeWorth([])).toBeNull()
})
