import { afterEach, describe, expect, it } from 'vitest'
import { GET as getCommunities } from '@/app/api/communities/route'
import { listingOptions } from '@/data/listing-options/queries'
import { search } from '@/data/search/queries'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { searchQuestion } from '@/domain/search/search'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aCommunity, testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const admin = await getApiKey('admin')
const editor = await getApiKey('editor')

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function request(path: string, method: Method, body?: object, authorization = admin) {
  const response = await cms(path, { method, headers: { authorization }, ...(body && { body }) })
  return { status: response.status, body: await response.json() }
}

const findId = async (table: string, column: string, value: string) =>
  (await sql(`select id from ${table} where ${column} = $1`, value))[0]?.id

// The migrated lists are shared by all files.
afterEach(async () => {
  await emptyTables('communities')
  await sql("delete from amenities where value = 'pickleball'")
  await sql("update amenities set label = 'Golf' where value = 'golf'")
  await sql("delete from cities where name in ('Helotes', 'Helotes, TX')")
})

it('a published community has both coordinates or neither', async () => {
  const { id } = await aCommunity({ name: 'Ridge' })
  const half = await request(`communities/${id}`, 'PATCH', { latitude: 29.5 })
  expect(half.status).toBe(400)
  expect(JSON.stringify(half.body)).toContain('Enter the longitude too, or neither.')
  const both = { latitude: 29.5, longitude: -98.5 }
  expect((await request(`communities/${id}`, 'PATCH', both)).status).toBe(200)
  const neither = { latitude: null, longitude: null }
  expect((await request(`communities/${id}`, 'PATCH', neither)).status).toBe(200)
})

describe('the lists of amenities, home types and cities', () => {
  it('begin with those that the site came with', async () => {
    expect(await listingOptions()).toEqual(defaultListingOptions)
  })

  it('are edited by admins only', async () => {
    const amenity = { label: 'Pickleball', isFilter: true }
    expect((await request('amenities', 'POST', amenity, editor)).status).toBe(403)
    expect((await request('home-types', 'POST', { label: 'Loft' }, editor)).status).toBe(403)
    expect((await request('cities', 'POST', { name: 'Helotes' }, editor)).status).toBe(403)
    expect((await request('amenities', 'GET', undefined, editor)).status).toBe(200)
  })

  it('take a new amenity, which communities, filters, the API and the search then know', async () => {
    const { status, body } = await request('amenities', 'POST', {
      label: 'Pickleball',
      isFilter: true,
    })
    expect([status, body.doc?.value]).toEqual([201, 'pickleball'])
    const option = { value: 'pickleball', label: 'Pickleball', isFilter: true }
    expect((await listingOptions()).amenities).toContainEqual(option)
    await aCommunity({ name: 'Ridge', amenities: ['trails', 'pickleball'] })
    await aCommunity({ name: 'Bend', amenities: ['trails'] })
    const found = await call(getCommunities, '/api/communities?amenities=pickleball')
    expect(await found.json()).toMatchObject([
      { name: 'Ridge', amenities: ['trails', 'pickleball'] },
    ])
  })

  it('give an option a new label, and keep its value', async () => {
    const id = await findId('amenities', 'value', 'golf')
    await aCommunity({ name: 'Bend', amenities: ['golf'] })
    const data = { label: 'Putting course', value: 'putting' }
    expect((await request(`amenities/${id}`, 'PATCH', data)).body.doc).toMatchObject({
      label: 'Putting course',
      value: 'golf',
    })
    const { groups } = await search(searchQuestion({ q: 'putting course' }))
    expect(JSON.stringify(groups)).toContain('Bend')
  })

  it('refuse a value that they do not have', async () => {
    const { id } = await aCommunity({ name: 'Ridge' })
    const { status, body } = await request(`communities/${id}`, 'PATCH', { homeTypes: ['castle'] })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Not in the list: castle')
  })

  it('keep an option that a community or a draft has, and say which', async () => {
    const { id } = await aCommunity({ name: 'Ridge', amenities: ['pools'] })
    const pools = await findId('amenities', 'value', 'pools')
    const refused = await request(`amenities/${pools}`, 'DELETE')
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'This amenity is used in Ridge. Remove it there first.',
    ])
    const payload = await testPayload()
    const data = { homeTypes: ['acreage'] }
    await payload.update({ collection: 'communities', id, data, draft: true })
    const acreage = await findId('home_types', 'value', 'acreage')
    expect((await request(`home-types/${acreage}`, 'DELETE')).status).toBe(409)
  })

  it('rename a city in its communities, and keep it while they are in it', async () => {
    const { body } = await request('cities', 'POST', { name: 'Helotes' })
    const city = `cities/${body.doc.id}`
    const { id } = await aCommunity({ name: 'Ridge', city: 'Helotes' })
    expect((await request(city, 'PATCH', { name: 'Helotes, TX' })).status).toBe(200)
    const payload = await testPayload()
    const community = await payload.findByID({ collection: 'communities', id })
    expect(community.city).toBe('Helotes, TX')
    expect((await request(city, 'DELETE')).status).toBe(409)
    await payload.delete({ collection: 'communities', id })
    expect((await request(city, 'DELETE')).status).toBe(200)
  })
})
