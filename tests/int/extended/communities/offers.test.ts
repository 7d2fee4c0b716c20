import { addDays } from 'date-fns'
import { expect, it } from 'vitest'
import { communityExtras } from '@/data/communities/queries'
import type { Community } from '@/payload-types'
import { sql } from '../../../fixtures/rows'
import { aCommunity } from '../../../fixtures/site'

const inDays = (days: number) => addDays(new Date(), days).toISOString()

type Incentive = NonNullable<Community['incentives']>[number]

async function readOffers(...incentives: Incentive[]) {
  const { slug } = await aCommunity({ startPrice: 400_000, incentives })
  const extras = await communityExtras(slug)
  return extras?.incentives.map(({ text, offer }) => [
    text,
    offer?.parts.map(({ kind }) => kind) ?? null,
  ])
}

const credit = { kind: 'closing-credit', amount: 10_000 } as const
const upgrades = { kind: 'upgrades', amount: 5000 } as const

it('an offer that ended shows nothing, and a part whose deadline passed is left out', async () => {
  const startsOn = inDays(-30)
  expect(
    await readOffers(
      { text: 'Over', startsOn, endsOn: inDays(-2), parts: [credit] },
      {
        text: 'Today',
        startsOn,
        endsOn: inDays(5),
        parts: [{ ...credit, deadline: inDays(-2) }, upgrades],
      },
      { text: 'Text alone', startsOn, endsOn: inDays(9) },
      {
        text: 'Its part is over',
        startsOn,
        endsOn: inDays(12),
        parts: [{ ...credit, deadline: inDays(-2) }],
      },
    ),
  ).toEqual([
    ['Today', ['upgrades']],
    ['Text alone', null],
    ['Its part is over', null],
  ])
})

it('an offer with an impossible part, which the form would refuse, is text alone', async () => {
  const { id, slug } = await aCommunity({
    incentives: [{ text: 'Offer', endsOn: inDays(5), parts: [credit, upgrades] }],
  })
  await sql(
    `update communities_incentives_parts set amount = -1 where kind = 'upgrades' and _parent_id in
      (select id from communities_incentives where _parent_id = $1)`,
    id,
  )
  const extras = await communityExtras(slug)
  expect(extras?.incentives).toMatchObject([{ text: 'Offer', offer: null }])
})
