import { Readable } from 'node:stream'
import { check } from '@placemarkio/check-geojson'
import { parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { resolveRouteData } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data'
import robotsParser from 'robots-parser'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getPins } from '@/app/api/communities.geojson/route'
import { GET as getCalendar } from '@/app/api/events/[id]/calendar.ics/route'
import { GET as getEvents, POST as postEvents } from '@/app/api/events.ics/route'
import { GET as getSchools } from '@/app/api/schools.geojson/route'
import { GET as getFeed, POST as postFeed } from '@/app/feed.xml/route'
import robots from '@/app/robots'
import { GET as getSitemap, POST as postSitemap } from '@/app/sitemap.xml/route'
import { writeSitemap, writeSitemapPart } from '@/app/sitemap.xml/write-sitemap'
import { GET as getSitemapPart } from '@/app/sitemaps/[part]/route'
import { problem } from '@/contract/problem'
import { schoolPins } from '@/contract/schools/school-pin'
import { call } from '../../../fixtures/call'
import { richText } from '../../../fixtures/rich-text'
import { countStatements, emptyTables } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, anEvent, testPayload } from '../../../fixtures/site'

const hostile = 'Tacos, "tours"; <b>& more</b> ]]> 🏡\nEND:VEVENT'
const site = 'http://localhost:3000'
const draft = { slug: 'hidden-draft', _status: 'draft' } as const

const made = { event: '', draftEvent: '', article: '' }
const changed: Record<string, string> = {}

async function aResource(slug: string, _status: 'draft' | 'published', text?: string) {
  return (await testPayload()).create({
    collection: 'resources',
    data: {
      title: slug,
      slug,
      _status,
      description: 'About it.',
      type: 'guide',
      category: 'mortgage-financing',
      content: text === undefined ? null : richText(text),
    },
  })
}

beforeAll(async () => {
  const builder = await aBuilder({ name: 'Hearth & Hill', slug: 'hearth-and-hill' })
  await aBuilder({ ...draft, name: 'Hidden draft' })
  const coordinates = { latitude: 29.8, longitude: -98.7 }
  const community = await aCommunity({ slug: 'cibolo-ridge', name: hostile, ...coordinates })
  await aCommunity({ ...draft, ...coordinates, name: 'Hidden draft' })

  const event = await anEvent({ title: hostile, description: hostile, builder: builder.id })
  const hidden = await anEvent({ ...draft, title: 'Hidden draft' })
  await anEvent({ title: 'Long over', eventDate: '2020-05-01T15:00:00.000Z' })
  await anEvent({ title: 'First of all', eventDate: '2098-05-01T15:00:00.000Z' })

  const article = await anArticle({
    slug: 'tacos-and-tours',
    title: hostile,
    excerpt: hostile,
    author: 'R&D\u0007 <desk>',
    category: 'buyer-guide',
    publishedAt: '2026-06-01T12:00:00.000Z',
  })
  await anArticle({ slug: 'older', publishedAt: '2026-02-01T12:00:00.000Z' })
  await anArticle({ ...draft, title: 'Hidden draft' })

  const guide = await aResource('closing-costs', 'published', 'All of them.')
  await aResource('mortgage-calculator', 'published', 'How it counts.')
  const shorter = await aResource('first-time-buyer-guide', 'published', 'Where to begin.')
  await aResource('only-a-link', 'published')
  await aResource('hidden-draft', 'draft', 'Not yet.')

  Object.assign(made, {
    event: String(event.id),
    draftEvent: String(hidden.id),
    article: String(article.id),
  })
  Object.assign(changed, {
    event: event.updatedAt,
    article: article.updatedAt,
    [`${site}/communities/cibolo-ridge`]: community.updatedAt,
    [`${site}/builders/hearth-and-hill`]: builder.updatedAt,
    [`${site}/blog/tacos-and-tours`]: article.updatedAt,
    [`${site}/resources/mortgage-financing/closing-costs`]: guide.updatedAt,
    [`${site}/resources/first-time-buyer-guide`]: shorter.updatedAt,
  })
})

function parseEvents(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name)?.toString()
    return { uid: value('uid'), summary: value('summary'), description: value('description') }
  })
}

const fetchCalendar = (id: string, options = {}) =>
  call(getCalendar, `/api/events/${id}/calendar.ics`, { params: { id }, ...options })

describe('GET /api/events.ics', () => {
  it('lists the upcoming published events, soonest first', async () => {
    const response = await call(getEvents, '/api/events.ics')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBeNull()
    const events = parseEvents(await response.text())
    expect(events.map(({ summary }) => summary)).toEqual(['First of all', hostile])
    expect(events[1]).toEqual({
      uid: `event-${made.event}@localhost`,
      summary: hostile,
      description: `${hostile}\nBuilder: Hearth & Hill`,
    })
  })

  it('is valid without events and updates after a publication', async () => {
    const event = await anEvent({ title: 'Taken back' })
    const listed = async () => parseEvents(await (await call(getEvents, '/api/events.ics')).text())
    expect((await listed()).map(({ summary }) => summary)).toContain('Taken back')
    await (await testPayload()).update({
      collection: 'events',
      id: event.id,
      data: { _status: 'draft' },
    })
    expect((await listed()).map(({ summary }) => summary)).not.toContain('Taken back')
  })
})

describe('GET /api/events/{id}/calendar.ics', () => {
  it('contains one event with its last modification', async () => {
    const text = await (await fetchCalendar(made.event)).text()
    expect(parseEvents(text).map(({ summary }) => summary)).toEqual([hostile])
    const stamp = `${changed.event?.slice(0, 19).replace(/[-:]/g, '')}Z`
    expect(text).toContain(`\r\nDTSTAMP:${stamp}\r\n`)
    expect(text).toContain(`\r\nLAST-MODIFIED:${stamp}\r\n`)
  })

  it.each(['999999', '0', '-1', '1.5', 'x', '99999999999', '\u0000'])(
    'returns 404 for %s',
    async (id) => {
      const response = await fetchCalendar(id)
      expect(response.status).toBe(404)
      expect(problem.parse(await response.json()).detail).toBe('No event has this id.')
    },
  )

  it('returns 404 for a draft', async () => {
    expect((await fetchCalendar(made.draftEvent)).status).toBe(404)
  })
})

describe('GET /feed.xml', () => {
  const feed = async () => parseAtomFeed(await (await call(getFeed, '/feed.xml')).text())

  it('lists the published articles, newest first', async () => {
    const { entries = [], ...head } = await feed()
    expect(head).toMatchObject({
      id: 'tag:localhost,2025:articles',
      title: { value: 'San Antonio New Home Guide' },
      links: [
        { rel: 'alternate', href: `${site}/blog` },
        { rel: 'self', href: `${site}/feed.xml` },
      ],
    })
    const slugs = entries.map(({ links }) => links?.[0]?.href?.replace(`${site}/blog/`, ''))
    expect(slugs).toEqual(['tacos-and-tours', 'older'])
    const latest = entries.map(({ updated }) => updated).sort()
    expect(head.updated).toBe(latest.at(-1))
  })

  it('escapes the text of articles', async () => {
    const [entry] = (await feed()).entries ?? []
    const asHtml = hostile.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    expect(entry).toMatchObject({
      id: `tag:localhost,2025:articles/${made.article}`,
      title: { value: asHtml, type: 'html' },
      summary: { value: asHtml, type: 'html' },
      authors: [{ name: 'R&D <desk>' }],
      categories: [{ term: 'buyer-guide', label: "Buyer's Guide" }],
      published: '2026-06-01T12:00:00.000Z',
      updated: changed.article,
    })
  })
})

const posts = {
  '/api/events.ics': postEvents,
  '/feed.xml': postFeed,
  '/sitemap.xml': postSitemap,
} as const

describe.each([
  ['/api/events.ics', getEvents, 'text/calendar; charset=utf-8'],
  ['/feed.xml', getFeed, 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', getSitemap, 'application/xml; charset=utf-8'],
] as const)('%s', (path, get, type) => {
  it('has a stable ETag and answers 304', async () => {
    const first = await call(get, path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
    expect(first.headers.get('cache-control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/)
    const again = await call(get, path)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe(await first.text())
    const known = await call(get, path, { headers: { 'if-none-match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('answers HEAD without a body, and 405 to a POST', async () => {
    const head = await call(get, path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      type,
      '',
    ])
    const post = await call(posts[path], path, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('/sitemap.xml', () => {
  const parse = (xml: string) => parseSitemap(Readable.from([xml]))
  const read = async () => parse(await (await call(getSitemap, '/sitemap.xml')).text())

  it('lists all published pages with their last modification, and nothing else', async () => {
    const rows = (await read()).filter(({ lastmod }) => lastmod !== undefined)
    const pages = Object.fromEntries(rows.map(({ url, lastmod }) => [url, lastmod]))
    const { event: _, article: __, ...expected } = changed
    expect(pages).toMatchObject(expected)
    const others = Object.keys(pages).filter((url) => !(url in expected))
    expect(others).toEqual([`${site}/blog/older`])
  })

  it('lists the calculator only at its canonical address', async () => {
    const urls = (await read()).map(({ url }) => url)
    expect(urls.filter((url) => url.endsWith('/mortgage-calculator'))).toEqual([
      `${site}/resources/mortgage-calculator`,
    ])
  })

  it('lists static pages without a date, and each address once', async () => {
    const rows = await read()
    const urls = rows.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls).toEqual(expect.arrayContaining([`${site}/`, `${site}/resources/events`]))
    expect(urls.filter((url) => !url.startsWith(`${site}/`) || url.includes('/search'))).toEqual([])
  })
})

describe('the sitemap of a large guide', () => {
  const LIMIT = 2
  const parseIndex = async (limit: number) =>
    parseSitemapIndex(Readable.from([await writeSitemap(limit)]))
  const readPart = async (name: string) => {
    const xml = await writeSitemapPart(name, LIMIT)
    return xml === null ? null : parseSitemap(Readable.from([xml]))
  }
  const nameOf = (url: string) => url.replace(`${site}/sitemaps/`, '')

  it('is an index of files that together list what one file would, each address once', async () => {
    const whole = await parseSitemap(Readable.from([await writeSitemap()]))
    const index = await parseIndex(LIMIT)
    const files = await Promise.all(index.map(({ url }) => readPart(nameOf(url))))
    const listed = files.flatMap((rows) => rows ?? []).map(({ url }) => url)
    expect(listed.toSorted()).toEqual(whole.map(({ url }) => url).toSorted())
    expect(index.map(({ url }) => nameOf(url))).toEqual([
      'pages.xml',
      'blog-posts-1.xml',
      'builders-1.xml',
      'communities-1.xml',
      'resources-1.xml',
      'resources-2.xml',
    ])
    for (const rows of files.slice(1)) expect(rows?.length).toBeLessThanOrEqual(LIMIT)
  })

  it('says when a page of each file changed last', async () => {
    const index = await parseIndex(LIMIT)
    for (const name of ['pages.xml', 'blog-posts-1.xml', 'resources-2.xml']) {
      const rows = (await readPart(name)) ?? []
      const dates = rows.flatMap((row) => row.lastmod ?? []).sort()
      expect(index.find(({ url }) => nameOf(url) === name)?.lastmod, name).toBe(dates.at(-1))
    }
  })

  it('reads only the rows of a file, in one statement', async () => {
    expect(await countStatements(() => writeSitemapPart('blog-posts-1.xml'))).toBe(1)
  })

  it.each(['homes-9999.xml', 'users-1.xml', 'homes-0.xml', 'homes', '..', '\u0000'])(
    'has no file %s',
    async (part) => {
      const response = await call(getSitemapPart, '/sitemaps/x', { params: { part } })
      expect(response.status).toBe(404)
    },
  )
})

describe('/robots.txt', () => {
  const rules = () => robotsParser(`${site}/robots.txt`, resolveRouteData(robots(), 'robots'))

  it.each([
    ['/', true],
    ['/communities/cibolo-ridge?from=home', true],
    ['/media/house-01.webp', true],
    ['/feed.xml', true],
    ['/api/docs', true],
    ['/api/events.ics', true],
    ['/api/events/7/calendar.ics', true],
    ['/api/events', false],
    ['/api/communities', false],
    ['/admin', false],
    ['/admin/collections/leads', false],
    ['/cms/api/users', false],
    ['/search?q=pool', false],
  ])('allows crawlers at %s: %s', (path, allowed) => {
    expect(rules().isAllowed(`${site}${path}`, 'Googlebot')).toBe(allowed)
  })

  it('names the sitemap', () => {
    expect(rules().getSitemaps()).toEqual([`${site}/sitemap.xml`])
  })
})

it('GET /api/communities.geojson returns valid GeoJSON of published communities', async () => {
  const pins = check(await (await call(getPins, '/api/communities.geojson')).text())
  if (pins.type !== 'FeatureCollection') throw new Error(pins.type)
  expect(pins.features).toMatchObject([
    {
      geometry: { type: 'Point', coordinates: [-98.7, 29.8] },
      properties: { name: hostile, slug: 'cibolo-ridge' },
    },
  ])
})

describe('GET /api/schools.geojson', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  const school = (name: string, rating?: string) => ({ name, rating, distance: '1.0 mi' })

  it('lists each school of a level once, near the first published community that names it', async () => {
    const first = await aCommunity({
      slug: 'first',
      ...at(29.5, -98.5),
      schools: { elementary: [school('Oak Run')], high: [school('Ridgeline', 'A')] },
    })
    const second = await aCommunity({
      slug: 'second',
      ...at(29.7, -98.2),
      schools: { elementary: [school('Oak Run', 'B+')], private: [school('Oak Run')] },
    })
    await aCommunity({ slug: 'nowhere', schools: { middle: [school('Without a place')] } })
    await aCommunity({
      ...draft,
      slug: 'secret',
      ...at(29.6, -98.3),
      schools: { middle: [school('Not published')] },
    })

    const response = await call(getSchools, '/api/schools.geojson')
    expect(response.headers.get('content-type')).toBe('application/geo+json; charset=utf-8')
    const pins = schoolPins.parse(check(await response.text()))
    expect(pins.features.map(({ properties }) => properties)).toEqual([
      { name: 'Oak Run', level: 'elementary', rating: 'B+', communities: ['first', 'second'] },
      { name: 'Oak Run', level: 'private', rating: null, communities: ['second'] },
      { name: 'Ridgeline', level: 'high', rating: 'A', communities: ['first'] },
    ])
    const [shared, alone] = pins.features.map(({ geometry }) => geometry.coordinates)
    const near = (point: readonly number[] | undefined, lng: number, lat: number) =>
      Math.abs((point?.[0] ?? 0) - lng) <= 0.02 && Math.abs((point?.[1] ?? 0) - lat) <= 0.02
    expect([near(shared, -98.5, 29.5), near(alone, -98.2, 29.7)]).toEqual([true, true])

    const payload = await testPayload()
    await payload.delete({
      collection: 'communities',
      where: { id: { in: [first.id, second.id] } },
    })
  })

  it('needs one database query', async () => {
    expect(await countStatements(() => call(getSchools, '/api/schools.geojson'))).toBe(1)
  })
})

it('every feed is valid without content', async () => {
  const empty = { type: 'FeatureCollection', features: [] }
  await emptyTables('events', 'blog_posts', 'communities', 'builders', 'resources')
  expect(parseEvents(await (await call(getEvents, '/api/events.ics')).text())).toEqual([])
  const feed = parseAtomFeed(await (await call(getFeed, '/feed.xml')).text())
  expect([feed.entries ?? [], feed.updated]).toEqual([[], '1970-01-01T00:00:00.000Z'])
  expect(await (await call(getSitemap, '/sitemap.xml')).text()).not.toContain('lastmod')
  const pins = check(await (await call(getPins, '/api/communities.geojson')).text())
  const schools = check(await (await call(getSchools, '/api/schools.geojson')).text())
  expect([pins, schools]).toEqual([empty, empty])
})
