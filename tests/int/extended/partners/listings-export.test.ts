import { addDays } from 'date-fns'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getCsv } from '@/app/api/listings.csv/route'
import { GET as getXml, HEAD as headXml } from '@/app/api/listings.xml/route'
import { siteDay } from '@/lib/dates/site-date'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

/** An element of a document, read by another program than the one that wrote it. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** Parses a document, and throws where it is not well-formed. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  parser.on('text', (text) => {
    const element = path.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(xml).close()
  return root
}

const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ])
const getText = (element: Element, name: string) => all(element, name)[0]?.text
const ownNames = ({ children }: Element) => children.map(({ name }) => name)

const inDays = (days: number) => addDays(new Date(), days).toISOString()

let admin: string
let partner: string
let partnerId: number

const send = (path: string, method: 'POST' | 'PATCH', body?: object, authorization = admin) =>
  cms(path, { method, headers: { authorization }, ...(body && { body }) })

const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const fetchXml = async () => (await call(getXml, '/api/listings.xml', withKey(partner))).text()

beforeAll(async () => {
  admin = await getApiKey('admin')
  const made = await (await send('partners', 'POST', { name: 'Another guide' })).json()
  partnerId = made.doc.id
  const response = await send(`partners/${partnerId}/key`, 'POST')
  expect(response.headers.get('cache-control')).toBe('no-store')
  partner = (await response.json()).key

  const builder = await aBuilder({ name: 'Fox & Hound <Homes>', slug: 'fox-hound' })
  const other = await aBuilder({ name: 'Other Homes', slug: 'other-homes' })
  const { id: community } = await aCommunity({
    name: '=Sum Ridge',
    slug: 'sum-ridge',
    builders: [builder.id, other.id],
    startPrice: 389_900,
    amenities: ['pools', 'trails'],
    hoaPhone: '(830) 555-0121',
    contactEmail: 'secret@sumridge.example',
    latitude: 29.7,
    longitude: -98.7,
    taxes: [
      { kind: 'school', name: 'Boerne ISD', rate: 1.1, year: 2025, source: 'District' },
      { kind: 'county', name: 'Kendall', rate: 0.4, year: 2025, source: 'County' },
      { kind: 'special', name: 'MUD 3', rate: 0.2, year: 2025, source: 'District' },
    ],
    incentives: [
      { text: 'Over', startsOn: inDays(-30), endsOn: inDays(-2) },
      {
        text: 'Fall <savings>',
        terms: 'On inventory.',
        endsOn: inDays(5),
        parts: [
          { kind: 'closing-credit', amount: 10_000, builderLender: true },
          { kind: 'upgrades', amount: 5000, deadline: inDays(-2) },
        ],
      },
    ],
  })
  const plan = await aPlan({ community, builder: builder.id, name: 'The Blanco', stories: 2 })
  await aPlan({ community, builder: builder.id, name: 'Draft plan', _status: 'draft' })
  const own = { community, builder: builder.id }
  await aHome({
    ...own,
    plan: plan.id,
    address: '214 Bluestem Run',
    moveIn: '2027-02-15T18:00:00.000Z',
  })
  await aHome({ ...own, address: '218 Bluestem Run' })
  await aHome({ ...own, plan: plan.id, address: '222 Bluestem Run', status: 'sold' })
  await aHome({ community, builder: other.id, address: '226 Bluestem Run' })
  await aCommunity({ name: 'Hidden Ridge', builders: [builder.id], _status: 'draft' })
})

describe('the new-home feed', () => {
  it('has the elements of the industry in their places', async () => {
    const xml = await fetchXml()
    expect(
      xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Builders DateGenerated="20'),
    ).toBe(true)
    const [root] = parsed(xml).children
    expect(root?.name).toBe('Builders')
    const builders = all(root as Element, 'Builder')
    expect(builders.map((builder) => getText(builder, 'BrandName'))).toEqual([
      'Fox & Hound <Homes>',
      'Other Homes',
    ])
    for (const one of all(root as Element, 'Corporation'))
      expect(ownNames(one)).toEqual([
        'CorporateBuilderNumber',
        'CorporateState',
        'CorporateName',
        'Builder',
      ])
    for (const subdivision of all(root as Element, 'Subdivision')) {
      expect(['Active', 'Inactive', 'Coming Soon']).toContain(subdivision.attributes.Status)
      for (const bound of ['PriceLow', 'PriceHigh', 'SqftLow', 'SqftHigh'])
        expect(subdivision.attributes[bound]).toMatch(/^\d+$/)
      expect(Number(getText(subdivision, 'PlanCount'))).toBe(all(subdivision, 'Plan').length)
    }
    for (const plan of all(root as Element, 'Plan')) {
      expect(getText(plan, 'PlanNumber')).toBeTruthy()
      expect(getText(plan, 'BasePrice')).toMatch(/^\d+$/)
      expect(Number(getText(plan, 'SpecCount'))).toBe(all(plan, 'Spec').length)
    }
    for (const spec of all(root as Element, 'Spec')) {
      expect(
        ['SpecNumber', 'SpecAddress', 'SpecIsModel'].every(
          (name) => getText(spec, name) !== undefined,
        ),
      ).toBe(true)
      expect(getText(spec, 'SpecZIP')).toMatch(/^\d{5}$/)
    }
  })

  it('has what visitors see, and each builder only its own plans and homes', async () => {
    const [fox, other] = all(parsed(await fetchXml()), 'Builder')
    const names = (element: Element | undefined, name: string) =>
      element ? all(element, name).map(({ text }) => text) : []
    expect(names(fox, 'SubdivisionName')).toEqual(['=Sum Ridge'])
    expect(names(fox, 'PlanName')).toEqual(['The Blanco', '218 Bluestem Run'])
    expect(names(fox, 'SpecStreet1')).toEqual(['214 Bluestem Run', '218 Bluestem Run'])
    expect(names(other, 'SpecStreet1')).toEqual(['226 Bluestem Run'])
    const [subdivision] = all(fox as Element, 'Subdivision')
    expect(subdivision?.attributes).toMatchObject({ Status: 'Active', PriceLow: '389900' })
    expect(
      all(subdivision as Element, 'SubAmenity').map(({ attributes }) => attributes.Type),
    ).toEqual(['Pool', 'Trails'])
    expect(['AreaCode', 'Prefix', 'Suffix'].map((name) => getText(fox as Element, name))).toEqual([
      '830',
      '555',
      '0121',
    ])
    const [date] = all(fox as Element, 'SpecMoveInDate')
    expect(['Day', 'Month', 'Year'].map((name) => getText(date as Element, name))).toEqual([
      '15',
      '2',
      '2027',
    ])
    expect(await fetchXml()).not.toContain('secret@sumridge.example')
  })

  it('has the tax rate once it is whole, and the offers of today with their figures', async () => {
    const read = async () => all(parsed(await fetchXml()), 'Subdivision')[0] as Element
    const subdivision = await read()
    expect(getText(subdivision, 'TotalTaxRate')).toBe('1.7')
    const promotions = all(subdivision, 'Promotion').map(({ children }) =>
      children.map(({ name, text }) => [name, text]),
    )
    expect(promotions).toEqual([
      [
        ['PromoHeadline', 'Fall <savings>'],
        [
          'PromoDescription',
          'On inventory. $10,000 toward closing costs (only with the builder’s lender).',
        ],
        ['EndDate', siteDay(new Date(inDays(5)))],
      ],
    ])
    await sql(`update communities_taxes set kind = 'city' where kind = 'county'`)
    expect(getText(await read(), 'TotalTaxRate')).toBeUndefined()
    await sql(`update communities set status = 'sold_out' where slug = 'sum-ridge'`)
    expect(all(await read(), 'Promotion')).toEqual([])
    await sql(`update communities set status = 'available' where slug = 'sum-ridge'`)
  })
})

describe('the file of all listings', () => {
  it('has a row for each community, plan and home, and no formulas', async () => {
    const response = await call(getCsv, '/api/listings.csv', withKey(partner))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="listings-\d{4}-\d\d-\d\d\.csv"/,
    )
    const { data } = Papa.parse<Record<string, string>>(
      (await response.text()).replace('\uFEFF', ''),
      {
        header: true,
        skipEmptyLines: true,
      },
    )
    expect(data.map((row) => [row.Type, row.Builder, row['Street address'] || row.Plan])).toEqual([
      ['Community', 'Fox & Hound <Homes>', ''],
      ['Floor plan', 'Fox & Hound <Homes>', 'The Blanco'],
      ['Home', 'Fox & Hound <Homes>', '214 Bluestem Run'],
      ['Home', 'Fox & Hound <Homes>', '218 Bluestem Run'],
      ['Community', 'Other Homes', ''],
      ['Home', 'Other Homes', '226 Bluestem Run'],
    ])
    expect(data[0]?.Community).toBe("'=Sum Ridge")
    expect(data[0]?.Price).toBe('389900')
  })
})

describe('the key of a partner', () => {
  it('is required: strangers, other keys and contributors get nothing', async () => {
    const status = async (headers: Record<string, string>) =>
      (await call(getXml, '/api/listings.xml', { headers })).status
    expect(await status({})).toBe(401)
    expect(await status({ authorization: `Bearer ${'a'.repeat(43)}` })).toBe(401)
    expect(await status({ authorization: await getApiKey('contributor') })).toBe(403)
    expect(await status({ authorization: await getApiKey('editor') })).toBe(200)
  })

  it('is stored as a hash, ends with a new one, and stops with the partner', async () => {
    const status = async (key: string) =>
      (await call(headXml, '/api/listings.xml', { method: 'HEAD', ...withKey(key) })).status
    const [stored] = await sql('select key_hash from partners where id = $1', partnerId)
    expect(stored?.key_hash).toMatch(/^[0-9a-f]{64}$/)
    const read = await (
      await cms(`partners/${partnerId}`, { headers: { authorization: admin } })
    ).json()
    expect(read.keyHash).toBeUndefined()
    const old = partner
    partner = (await (await send(`partners/${partnerId}/key`, 'POST')).json()).key
    expect([await status(old), await status(partner)]).toEqual([401, 200])
    await send(`partners/${partnerId}`, 'PATCH', { isActive: false })
    expect(await status(partner)).toBe(401)
    await send(`partners/${partnerId}`, 'PATCH', { isActive: true })
    expect(await status(partner)).toBe(200)
  })

  it('is created by admins only, and cannot be chosen', async () => {
    const editor = await getApiKey('editor')
    expect((await send(`partners/${partnerId}/key`, 'POST', undefined, editor)).status).toBe(403)
    expect((await send('partners', 'POST', { name: 'Mine' }, editor)).status).toBe(403)
    await send(`partners/${partnerId}`, 'PATCH', { keyHash: 'a'.repeat(64) })
    const [stored] = await sql('select key_hash from partners where id = $1', partnerId)
    expect(stored?.key_hash).not.toBe('a'.repeat(64))
  })

  it('records each download in the audit log', async () => {
    const entries = () =>
      sql(
        `select document_title from audit_entries where action = 'exported'
          and user_name = 'Partner: Another guide'`,
      )
    const before = (await entries()).length
    await fetchXml()
    const after = await entries()
    expect(after.slice(before)).toEqual([{ document_title: 'All listings (XML)' }])
    const { lastUsedAt } = await (await testPayload()).findByID({
      collection: 'partners',
      id: partnerId,
    })
    expect(Date.now() - Date.parse(lastUsedAt ?? '')).toBeLessThan(60_000)
  })
})
