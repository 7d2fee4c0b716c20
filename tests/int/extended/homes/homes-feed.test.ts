import { parseAtomFeed } from 'feedsmith'
import { beforeAll, expect, it } from 'vitest'
import { GET } from '@/app/homes/feed.xml/route'
import { call } from '../../../fixtures/call'
import { aCommunity, aHome, aPlan } from '../../../fixtures/site'

const site = 'http://localhost:3000'

async function feed(query = '') {
  const response = await call(GET, `/homes/feed.xml${query}`)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  return parseAtomFeed(await response.text())
}

const getTitles = ({ entries = [] }: Awaited<ReturnType<typeof feed>>) =>
  entries.map(({ title }) => title?.value)

beforeAll(async () => {
  const { id: community } = await aCommunity({ name: 'Oaks & Hills', slug: 'oaks', city: 'Boerne' })
  await aPlan({ community, name: 'The Blanco', slug: 'the-blanco' })
  await aHome({ community, address: '1 Old Road', slug: '1-old-road', beds: 4 })
  await aHome({ community, address: '2 New Road', slug: '2-new-road', stage: 'to-be-built' })
  await aHome({ community, address: '3 Sold Road', status: 'sold' })
  await aPlan({ community, name: 'Draft', _status: 'draft' })
})

it('the feed lists homes for sale and plans, the newest first, with their pages', async () => {
  const found = await feed()
  expect(getTitles(found)).toEqual([
    '2 New Road, Oaks &amp; Hills, Boerne',
    '1 Old Road, Oaks &amp; Hills, Boerne',
    'The Blanco floor plan, Oaks &amp; Hills, Boerne',
  ])
  expect(found.entries?.map(({ links }) => links?.[0]?.href)).toEqual([
    `${site}/communities/oaks/homes/2-new-road`,
    `${site}/communities/oaks/homes/1-old-road`,
    `${site}/communities/oaks/plans/the-blanco`,
  ])
})

it('the feed takes the filters of the list, and with a stage has homes only', async () => {
  const ready = await feed('?stage=ready&utm_source=x')
  expect(getTitles(ready)).toEqual(['1 Old Road, Oaks &amp; Hills, Boerne'])
  expect(ready.links).toMatchObject([
    { rel: 'alternate', href: `${site}/homes?stage=ready` },
    { rel: 'self', href: `${site}/homes/feed.xml?stage=ready` },
  ])
  expect(getTitles(await feed('?city=Nowhere'))).toEqual([])
  expect((await call(GET, '/homes/feed.xml?beds=-1')).status).toBe(400)
})
