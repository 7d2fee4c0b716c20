import { rmSync } from 'node:fs'
import { runningUrl } from '../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../scratch-folder'
import { expect, test } from '../fixtures'
import { startGuide } from '../setup/guide'
import { admin, adminSettings, preparedFolder } from '../setup/prepared-folder'
import { asAdmin } from '../staff'

const list = '/api/communities?limit=200'

test('a response is compressed, cached, and revalidated with 304', async ({ request }) => {
  await request.get(list)
  const stored = await request.get(list, { headers: { 'accept-encoding': 'br' } })
  expect(stored.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(stored.headers()['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/)
  const [{ etag = '' }, total] = [stored.headers(), stored.headers()['x-total-count']]
  expect(await stored.json()).toHaveLength(Number(total))

  const same = await request.get(list, { headers: { 'if-none-match': etag } })
  expect([same.status(), await same.text(), same.headers().etag]).toEqual([304, '', etag])
  const plain = await request.get(list, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.json()).toEqual(await stored.json())
  const head = await request.head(list)
  expect([head.status(), await head.text(), head.headers().etag]).toEqual([200, '', etag])
})

test('a published change is in the next response', async ({ request }) => {
  const headers = asAdmin()
  const slug = `kept-${crypto.randomUUID().slice(0, 8)}`
  const before = (await request.get(list)).headers().etag ?? ''
  const data = {
    name: 'Kept Hills',
    slug,
    location: '1 Main St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    _status: 'published',
  }
  const created = await request.post('/cms/api/communities', { headers, data })
  const { doc } = (await created.json()) as { doc: { id: number } }
  await expect.poll(async () => (await (await request.get(list)).text()).includes(slug)).toBe(true)
  const again = await request.get(list, { headers: { 'if-none-match': before } })
  expect(again.status()).toBe(200)
  await request.delete(`/cms/api/communities/${doc.id}`, { headers })
  await expect
    .poll(async () => (await request.get(`/api/communities/slug/${slug}`)).status())
    .toBe(404)
})

test('a second server on the same database is invalidated', async ({ page }) => {
  const [folder, second] = [preparedFolder(), scratchFolder()]
  const here = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', ...adminSettings })
  const there = await startGuide(second, {
    SEED: 'none',
    RATE_LIMITS: 'off',
    PAYLOAD_SECRET: 'y'.repeat(40),
    DATABASE_URL: runningUrl(folder) ?? '',
  })
  const send = async (path: string, body: object, headers = {}) => {
    const response = await fetch(here.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { token: string }
  }
  expect(await (await fetch(there.url + list)).json()).toEqual([])
  await page.goto(`${there.url}/communities`)
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()

  const { token } = await send('/cms/api/users/login', admin)
  const community = {
    name: 'Far Hills',
    slug: 'far-hills',
    location: '1 Main St, Boerne',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    _status: 'published',
  }
  await send('/cms/api/communities', community, { authorization: `JWT ${token}` })
  await expect
    .poll(async () => (await (await fetch(there.url + list)).text()).includes('far-hills'))
    .toBe(true)
  await page.goto(`${there.url}/communities`)
  await expect(page.getByRole('article').filter({ hasText: 'Far Hills' })).toBeVisible()

  await there.end('SIGTERM')
  await here.end('SIGTERM')
  for (const used of [folder, second]) rmSync(used, { recursive: true, force: true })
})
