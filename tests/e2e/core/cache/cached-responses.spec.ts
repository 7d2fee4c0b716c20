import { expect, test } from '../../fixtures'
import { asAdmin } from '../../staff'

const list = '/api/communities?limit=200'

test('a response is compressed, cached, and revalidated with 304', async ({ request }) => {
  // Other tests change communities of other cities meanwhile.
  const list = '/api/communities?limit=200&city=Seguin'
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
