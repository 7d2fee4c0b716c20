import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as checkDue } from '@/app/internal/link-checks/route'
import { checkDueLinks } from '@/data/links/mutations'
import { findBrokenLinks } from '@/data/links/queries'
import { requestLink } from '@/data/links/request-link'
import type { LinkCheck } from '@/domain/links/link-state'
import { DAY_MS, MINUTE_MS } from '@/domain/time/days'
import { call } from '../../../fixtures/call'
import { richText } from '../../../fixtures/rich-text'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, aPlan, testPayload } from '../../../fixtures/site'

/** The requests that the server received. Those that time out may arrive during a later test. */
const requests: string[] = []
const userAgents = new Set<string | undefined>()

const pages: Readonly<Record<string, (req: IncomingMessage, res: ServerResponse) => void>> = {
  '/found': (_req, res) => res.writeHead(200).end('found'),
  '/only-get': (req, res) => res.writeHead(req.method === 'HEAD' ? 405 : 200).end(),
  '/no-head': (req, res) => (req.method === 'HEAD' ? req.socket.destroy() : res.end()),
  '/silent': () => {},
  '/error': (_req, res) => res.writeHead(503).end(),
  '/moved': (_req, res) => res.writeHead(301, { location: '/found' }).end(),
  '/moved-away': (_req, res) => res.writeHead(302, { location: '/gone' }).end(),
  '/loop': (_req, res) => res.writeHead(302, { location: '/loop' }).end(),
  '/to-private': (_req, res) => res.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/to-file': (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}

const server = createServer((req, res) => {
  if (req.url !== '/silent') requests.push(`${req.method} ${req.url}`)
  userAgents.add(req.headers['user-agent'])
  const answer = pages[req.url ?? '']
  if (answer) answer(req, res)
  else res.writeHead(404).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const isAllowed = (address: string) => address === '127.0.0.1'

const request = (path: string) => requestLink(origin + path, { isAllowed })

beforeEach(() => {
  requests.length = 0
})

describe('a link to another website', () => {
  it('is requested with HEAD, by a program that names the site', async () => {
    expect(await request('/found')).toEqual({ status: 200, problem: null })
    expect(requests).toEqual(['HEAD /found'])
    expect([...userAgents]).toEqual([
      expect.stringMatching(/^San Antonio New Home Guide link check \(\+http/),
    ])
  })

  it.each(['/only-get', '/no-head'])('is requested with GET if HEAD fails: %s', async (path) => {
    expect(await request(path)).toEqual({ status: 200, problem: null })
    expect(requests).toEqual([`HEAD ${path}`, `GET ${path}`])
  })

  it.each([
    ['/gone', 404, 'The page does not exist (status 404).'],
    ['/error', 503, 'The website has an error (status 503).'],
    ['/moved-away', 404, 'The page does not exist (status 404).'],
    ['/loop', null, 'It redirects more than 5 times.'],
    ['/to-file', null, 'It redirects to an invalid URL.'],
  ])('has a problem: %s', async (path, status, problem) => {
    expect(await request(path)).toEqual({ status, problem })
  })

  it('may redirect', async () => {
    expect(await request('/moved')).toEqual({ status: 200, problem: null })
    expect(requests).toEqual(['HEAD /moved', 'HEAD /found'])
  })

  it('has a problem when the website does not respond in time', async () => {
    expect(await requestLink(`${origin}/silent`, { isAllowed, timeoutMs: 50 })).toEqual({
      status: null,
      problem: 'The website does not respond in time.',
    })
  })

  it('is not requested at a private address, by number, by name or after a redirect', async () => {
    const refused = { status: null, problem: 'The link leads to a private address.' }
    expect(await requestLink(`${origin}/found`)).toEqual(refused)
    expect(await requestLink(`http://localhost:${port}/found`)).toEqual(refused)
    expect(await requestLink(`http://2130706433:${port}/found`)).toEqual(refused)
    expect(await requestLink(`http://[::ffff:127.0.0.1]:${port}/found`)).toEqual(refused)
    expect(requests).toEqual([])
    expect(await request('/to-private')).toEqual(refused)
  })
})

const missing: LinkCheck = { status: 404, problem: 'The page does not exist (status 404).' }

const start = new Date('2026-11-20T18:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)

/** Checks due links at a time. Returns the checked links, of which those in `broken` are missing. */
async function run(now: Date, broken: readonly string[] = []): Promise<string[]> {
  const checked: string[] = []
  await checkDueLinks(now, async (url) => {
    checked.push(url)
    return broken.includes(url) ? missing : { status: 200, problem: null }
  })
  return checked.sort()
}

async function brokenLinks() {
  return findBrokenLinks(await createLocalReq({}, await testPayload()))
}

const withLink = (url: string) => {
  const content = richText('The rates of the county.')
  content.root.children.push({
    type: 'paragraph',
    version: 1,
    children: [
      {
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url, newTab: false },
        children: [{ type: 'text', version: 1, text: 'Here' }],
      },
    ],
  })
  return content
}

describe('links in published documents', () => {
  beforeEach(async () => {
    await emptyTables('checked_links', 'blog_posts', '_blog_posts_v', 'floor_plans', 'builders')
    await sql('delete from homes')
    await sql('delete from communities')
  })

  it('are listed with the documents that have them once a check failed on two days', async () => {
    const builder = await aBuilder({ name: 'Casa', website: 'https://casa.example/old' })
    const community = await aCommunity()
    const tourUrl = 'https://tour.example/3'
    const plan = await aPlan({ community: community.id, builder: builder.id, tourUrl })
    const article = await anArticle({ title: 'Taxes', content: withLink('https://tax.example') })
    await aBuilder({ website: 'https://draft.example', _status: 'draft' })
    const urls = ['https://casa.example/old', 'https://tax.example/', tourUrl]
    expect(await run(start, urls)).toEqual(expect.arrayContaining(urls))
    expect(await sql("select url from checked_links where host = 'draft.example'")).toEqual([])
    expect(await brokenLinks()).toEqual([])
    expect(await run(later(DAY_MS - MINUTE_MS), urls)).toEqual([])
    expect(await run(later(DAY_MS), urls)).toEqual(urls)
    const found = await brokenLinks()
    expect(found.map(({ url, uses }) => [url, uses])).toEqual([
      [urls[0], [{ slug: 'builders', id: builder.id, kind: 'Builder', title: 'Casa' }]],
      [urls[1], [{ slug: 'blog-posts', id: article.id, kind: 'Article', title: 'Taxes' }]],
      [tourUrl, [{ slug: 'floor-plans', id: plan.id, kind: 'Floor plan', title: plan.name }]],
    ])
    expect(found[0]).toMatchObject({
      problem: missing.problem,
      failedAt: start.toISOString(),
      checkedAt: later(DAY_MS).toISOString(),
    })
    const payload = await testPayload()
    const website = 'https://casa.example/new'
    await payload.update({ collection: 'builders', id: builder.id, data: { website } })
    expect((await brokenLinks()).map(({ url }) => url)).toEqual(urls.slice(1))
    expect(await run(later(2 * DAY_MS))).toEqual([website, ...urls.slice(1)])
    expect(await brokenLinks()).toEqual([])
  })

  it('are checked once a week, one of a host at a time, and by one of several servers', async () => {
    for (const path of ['a', 'b']) await aBuilder({ website: `https://casa.example/${path}` })
    const ofHost = async (now: Date) =>
      (await run(now)).filter((url) => url.startsWith('https://casa.example/'))
    const first = await Promise.all([ofHost(start), ofHost(start)])
    expect(first.flat()).toEqual(['https://casa.example/a'])
    expect(await ofHost(later(MINUTE_MS))).toEqual([])
    expect(await ofHost(later(10 * MINUTE_MS))).toEqual(['https://casa.example/b'])
    expect(await ofHost(later(6 * DAY_MS))).toEqual([])
    expect(await ofHost(later(7 * DAY_MS))).toEqual(['https://casa.example/a'])
  })

  it('are checked by the server alone', async () => {
    const response = await call(checkDue, '/internal/link-checks', { method: 'POST', body: {} })
    expect(response.status).toBe(404)
  })
})
