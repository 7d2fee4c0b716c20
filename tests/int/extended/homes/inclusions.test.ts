import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { communityExtras } from '@/data/communities/queries'
import { readPlans } from '@/data/homes/lists'
import { readInherited } from '@/data/inclusions/inherited'
import { inheritInclusions } from '@/domain/inclusions/inclusions'
import { aBuilder, aCommunity, aPlan, testPayload } from '../../../fixtures/site'

it('a plan, its community and its builder each keep their own answers for its page', async () => {
  const builder = await aBuilder({ inclusions: { deposit: 5000, fence: 'extra' } })
  const community = await aCommunity({
    builders: [builder.id],
    inclusions: { lotPremium: 'added', lotPremiumFrom: 5000, fence: 'included' },
  })
  await aPlan({
    community: community.id,
    builder: builder.id,
    inclusions: { lotPremium: 'none', warranty: 'Ten years' },
  })
  await aPlan({ community: community.id, builder: builder.id })
  const extras = await communityExtras(community.slug)
  const plans = await readPlans(community.id)
  expect(plans.map(({ inclusions }) => inclusions)).toEqual([
    expect.objectContaining({ lotPremium: 'none', warranty: 'Ten years', fence: null }),
    null,
  ])
  expect(extras?.inclusions).toMatchObject({
    own: { lotPremiumFrom: 5000, fence: 'included' },
    byBuilder: { [builder.id]: { deposit: 5000 } },
  })
})

it('the form of a community counts the answers of its builder, but not those of several', async () => {
  const payload = await testPayload()
  const req = await createLocalReq({ user: undefined }, payload)
  const builder = await aBuilder({ inclusions: { deposit: 5000 } })
  const other = await aBuilder()
  const inherited = await readInherited(req, { builders: [builder.id] })
  expect(inheritInclusions(inherited)).toMatchObject({ deposit: 5000 })
  expect(await readInherited(req, { builders: [builder.id, other.id] })).toEqual([])
})

const create = (inclusions: object) =>
  aCommunity({ startPrice: 300_000, inclusions } as Parameters<typeof aCommunity>[0])

it.each([
  [{ lotPremium: 'added', lotPremiumFrom: -1 }, 'Enter an amount from $0 to $1,000,000.'],
  [
    { lotPremium: 'added', lotPremiumFrom: 9000, lotPremiumTo: 5000 },
    'The highest lot premium is below the lowest.',
  ],
  [{ deposit: 400_000 }, 'The deposit is above the price.'],
])('%o is refused with a sentence', async (inclusions, message) => {
  await expect(create(inclusions)).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining(message) }] },
  })
})
