import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import type { Community } from '@/payload-types'
import { sql } from '../../../fixtures/rows'
import { aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'

/** Rejects with 400 and a message about one field. */
const refused = (path: string, message: RegExp) => ({
  status: 400,
  data: { errors: [{ path, message: expect.stringMatching(message) }] },
})

async function update(collection: 'floor-plans' | 'homes', id: number, data: object) {
  const payload = await testPayload()
  return payload.update({ collection, id, data, depth: 0 })
}

async function soldAt(id: number) {
  const payload = await testPayload()
  return (await payload.findByID({ collection: 'homes', id, depth: 0 })).soldAt ?? null
}

describe('plans and homes', () => {
  it('have a URL that is unique within their community', async () => {
    const [one, other] = [await aCommunity(), await aCommunity()]
    const { id } = await aPlan({ community: one.id, slug: 'the-concho' })
    await aPlan({ community: other.id, slug: 'the-concho' })
    const taken = refused('slug', /Another floor plan of this community has this URL/)
    await expect(aPlan({ community: one.id, slug: 'the-concho' })).rejects.toMatchObject(taken)
    await update('floor-plans', id, { basePrice: 1 })
    await aHome({ community: one.id, slug: 'the-concho' })
    await expect(
      sql(`insert into floor_plans (community_id, slug) values ($1, 'the-concho')`, one.id),
    ).rejects.toThrow(/unique/)
  })

  it.each([
    ['squareFeet', 0, /whole number from 100/],
    ['squareFeet', -2400, /whole number from 100/],
    ['beds', -1, /whole number from 0/],
    ['beds', 2.5, /whole number from 0/],
    ['basePrice', -1, /less than the min/],
    ['stories', 0, /whole number from 1/],
  ])('have no impossible sizes: %s = %d', async (field, value, message) => {
    const { id: community } = await aCommunity()
    await expect(aPlan({ community, [field]: value })).rejects.toMatchObject(
      refused(field, message),
    )
  })

  it('a plan with homes does not move to another community', async () => {
    const [one, other] = [await aCommunity(), await aCommunity()]
    const plan = await aPlan({ community: one.id })
    const home = await aHome({ community: one.id, plan: plan.id })
    const move = () => update('floor-plans', plan.id, { community: other.id })
    await expect(move()).rejects.toMatchObject(
      refused('community', /^The plan has 1 home in the other community/),
    )
    await update('homes', home.id, { plan: null })
    expect(await move()).toMatchObject({ community: other.id })
  })

  it('a home is built from a plan of its own community', async () => {
    const [one, other] = [await aCommunity(), await aCommunity()]
    const plan = await aPlan({ community: one.id })
    const wrong = refused('plan', /belongs to another community/)
    await expect(aHome({ community: other.id, plan: plan.id })).rejects.toMatchObject(wrong)
    const home = await aHome({ community: one.id, plan: plan.id })
    await expect(update('homes', home.id, { community: other.id })).rejects.toMatchObject(wrong)
  })

  it('a home keeps the date of its sale until it is for sale again', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHome({ community })
    expect(await soldAt(id)).toBeNull()
    await update('homes', id, { status: 'sold' })
    const sold = await soldAt(id)
    expect(sold).toMatch(/^\d{4}-/)
    await update('homes', id, { price: 1 })
    expect(await soldAt(id)).toBe(sold)
    const earlier = '2026-01-02T18:00:00.000Z'
    await update('homes', id, { soldAt: earlier })
    expect(await soldAt(id)).toBe(earlier)
    const future = addDays(new Date(), 2).toISOString()
    await expect(update('homes', id, { soldAt: future })).rejects.toMatchObject(
      refused('soldAt', /not in the future/),
    )
    await update('homes', id, { status: 'available' })
    expect(await soldAt(id)).toBeNull()
  })

  it('an earlier price is above the price', async () => {
    const { id: community } = await aCommunity()
    await expect(aHome({ community, earlierPrice: 420_000 })).rejects.toMatchObject(
      refused('earlierPrice', /not above the price/),
    )
    await aHome({ community, earlierPrice: 430_000 })
  })
})

describe('a community', () => {
  const save = (data: Partial<Community>) => aCommunity(data)

  it.each([
    [
      'taxes.0.rate',
      { taxes: [{ kind: 'school', name: 'ISD', rate: -1, year: 2025, source: 'X' }] },
    ],
    [
      'taxes.0.rate',
      { taxes: [{ kind: 'school', name: 'ISD', rate: 12, year: 2025, source: 'X' }] },
    ],
    ['taxes.0.year', { taxes: [{ kind: 'city', name: 'City', rate: 0.5, year: 25, source: 'X' }] }],
    ['hoaPeriod', { hoaFee: 65 }],
    ['officeHours.0.opens', { officeHours: [{ days: ['mo'], opens: '9 AM', closes: '18:00' }] }],
    [
      'incentives.0.endsOn',
      { incentives: [{ text: 'Blinds', startsOn: '2026-12-01', endsOn: '2026-11-01' }] },
    ],
  ] as const)('says what is wrong with %s: %j', async (path, data) => {
    await expect(save(structuredClone(data) as Partial<Community>)).rejects.toMatchObject(
      refused(path, /./),
    )
  })

  type Incentive = NonNullable<Community['incentives']>[number]

  const buydown = { kind: 'temporary-buydown', buydown: '3-2-1' } as const
  const credit = { kind: 'closing-credit', amount: 10_000 } as const

  it.each<[path: string, offer: Partial<Incentive>, message: string]>([
    ['parts.0.amount', { parts: [{ ...credit, amount: -500 }] }, 'Enter an amount above $0.'],
    [
      'parts.0.rate',
      { parts: [{ kind: 'permanent-buydown', rate: -0.5 }] },
      'Enter a rate from 0% to 25%.',
    ],
    ['parts.0.buydown', { parts: [{ kind: 'temporary-buydown' }] }, 'Choose the points by year.'],
    [
      'parts',
      { parts: [{ kind: 'permanent-buydown', rate: 2.5 }, buydown] },
      'A 3-2-1 buydown of a rate of 2.5% would be below 0%.',
    ],
    [
      'parts',
      { parts: [buydown, { ...buydown, buydown: '2-1' }] },
      'An offer has one temporary rate buydown. Enter the other as an incentive of its own.',
    ],
    [
      'parts',
      { parts: [credit, { kind: 'upgrades', amount: 300_000 }] },
      'The parts add up to $310,000, which is not less than the price of $300,000.',
    ],
    [
      'parts',
      {
        parts: [{ kind: 'permanent-buydown', rate: 6, builderLender: true }],
        lenderRate: 5.5,
      },
      'The permanent buydown to 6% is not below the lender’s rate of 5.5%.',
    ],
    [
      'parts',
      { parts: [{ ...credit, deadline: '2027-01-01T18:00:00.000Z' }] },
      'The deadline of a part is after the last day of the incentive.',
    ],
    [
      'parts',
      { parts: [{ ...credit, deadline: '2026-11-01T18:00:00.000Z' }] },
      'The deadline of a part is before the first day of the incentive.',
    ],
  ])('says what is wrong with an offer in figures: %s, %j', async (path, offer, message) => {
    const incentive = {
      text: 'Offer',
      startsOn: '2026-11-15T18:00:00.000Z',
      endsOn: '2026-12-31T18:00:00.000Z',
      ...offer,
    }
    const data = structuredClone({ startPrice: 300_000, incentives: [incentive] })
    await expect(save(data)).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: `incentives.0.${path}`, message }] },
    })
  })

  it('stores its tax parts, HOA fee, hours and incentives', async () => {
    const data: Partial<Community> = {
      taxes: [
        {
          kind: 'school',
          name: 'Boerne ISD',
          rate: 1.0046,
          year: 2025,
          source: 'Kendall Appraisal District',
        },
      ],
      hoaFee: 0,
      officeHours: [{ days: ['mo', 'tu'], opens: '10:00', closes: '18:00' }],
      incentives: [
        {
          text: 'Blinds',
          endsOn: '2026-12-31T18:00:00.000Z',
          parts: [{ kind: 'closing-credit', amount: 10_000, builderLender: true }],
          lenderRate: 7.25,
        },
      ],
    }
    expect(await save(data)).toMatchObject(data)
  })
})
