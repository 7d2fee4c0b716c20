import { Readable } from 'node:stream'
import { parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import robotsParser from 'robots-parser'
import { parseSitemap } from 'sitemap'
import { expect, test } from '../../fixtures'
import { asAdmin } from '../../staff'

// The responses of the running server. tests/int/extended/events/feeds.test.ts covers the contents.

test('the sitemap is XML with public URLs and updates after a publication', async ({
  request,
  baseURL,
}) => {
  const headers = asAdmin()
  const slug = `sitemap-${crypto.randomUUID().slice(0, 8)}`
  const address = `${baseURL}/builders/${slug}`
  const addresses = async () => {
    const response = await request.get('/sitemap.xml')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('application/xml')
    const rows = await parseSitemap(Readable.from([await response.text()]))
    return rows.map(({ url }) => url)
  }

  const before = await addresses()
  expect(before.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(before).toContain(`${baseURL}/communities/villa-serena`)
  expect(before).toContain(`${baseURL}/resources/first-time-buyer-guide`)

  const draft = await request.post('/cms/api/builders', {
    headers,
    data: { name: slug, slug, _status: 'draft' },
  })
  expect(draft.status()).toBe(201)
  const { doc } = (await draft.json()) as { doc: { id: number } }
  expect(await addresses()).not.toContain(address)

  const data = { _status: 'published' }
  expect((await request.patch(`/cms/api/builders/${doc.id}`, { headers, data })).status()).toBe(200)
  await expect.poll(addresses).toContain(address)

  expect((await request.delete(`/cms/api/builders/${doc.id}`, { headers })).status()).toBe(200)
  await expect.poll(addresses).not.toContain(address)
})

test('robots.txt names the sitemap and disallows the back office', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const rules = robotsParser(`${baseURL}/robots.txt`, await response.text())
  expect(rules.getSitemaps()).toEqual([`${baseURL}/sitemap.xml`])
  expect(rules.isAllowed(`${baseURL}/communities/villa-serena`)).toBe(true)
  expect(rules.isAllowed(`${baseURL}/api/events.ics`)).toBe(true)
  expect(rules.isAllowed(`${baseURL}/admin`)).toBe(false)
})

test('every page links to the article feed', async ({ request, baseURL }) => {
  for (const path of ['/', '/communities', '/communities/villa-serena']) {
    const html = await (await request.get(path)).text()
    const links = html.match(/<link[^>]+application\/atom\+xml[^>]*>/g) ?? []
    expect(links, path).toHaveLength(1)
    expect(links[0], path).toContain('href="/feed.xml"')
  }
  const response = await request.get('/feed.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { entries = [], links } = parseAtomFeed(await response.text())
  expect(links?.map(({ href }) => href)).toContain(`${baseURL}/feed.xml`)
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.length).toBeLessThanOrEqual(20)
})

for (const path of ['/feed.xml', '/api/events.ics']) {
  test(`${path} answers 304, HEAD and 405 like the API`, async ({ request }) => {
    const { etag = '' } = (await request.get(path)).headers()
    const known = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(known.status()).toBe(304)
    const head = await request.head(path)
    expect([head.status(), (await head.body()).length]).toEqual([200, 0])
    const post = await request.post(path, { data: {} })
    expect([post.status(), post.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
}

test('calendars contain the upcoming events, together and one by one', async ({ request }) => {
  const readEvents = async (path: string) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    const events = calendar.getAllSubcomponents('vevent')
    return events.map((event) => String(event.getFirstPropertyValue('summary')))
  }
  const list = (await (await request.get('/api/events?upcoming=true')).json()) as {
    id: string
    title: string
  }[]
  const titles = list.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  expect(await readEvents('/api/events.ics')).toEqual(titles)
  expect(await readEvents(`/api/events/${list[0]?.id}/calendar.ics`)).toEqual(titles.slice(0, 1))
  const unknown = await request.get('/api/events/999999999/calendar.ics')
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()['content-type']).toContain('application/problem+json')
})
