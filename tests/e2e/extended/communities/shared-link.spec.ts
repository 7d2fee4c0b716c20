import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../fixtures'
import { asAdmin } from '../../staff'

/** Returns the content of each meta element of a page. */
async function metadata(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
  const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]))
}

test('a shared link to a community shows a generated image', async ({ request }) => {
  const metas = await metadata(request, '/communities/cibolo-ridge-preserve')
  expect(Object.fromEntries(metas)).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Cibolo Ridge Preserve, Boerne, Texas: from $612,990',
    'og:site_name': 'San Antonio New Home Guide',
    'og:title': expect.stringContaining('Cibolo Ridge Preserve'),
    'twitter:card': 'summary_large_image',
  })
  const picture = metas.get('og:image') ?? ''
  const response = await request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  const { format, width, height } = await sharp(await response.body()).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('the shared image of a community is cached until a change, regardless of query parameters', async ({
  request,
}) => {
  const path = '/communities/villa-serena/share.jpg'
  const { etag } = (await request.get(path)).headers()
  const again = (await request.get(`${path}?v=${crypto.randomUUID()}`)).headers()
  expect([again.etag, again['cache-tag']]).toEqual([
    etag,
    expect.stringContaining('community:villa-serena'),
  ])
})

test('a new price creates a new shared image at a new address', async ({ request }) => {
  const path = '/communities/harrow-creek'
  const headers = asAdmin()
  const { id, startPrice } = await (
    await request.get(`/api${path.replace('s/', 's/slug/')}`)
  ).json()
  const save = (price: number) =>
    request.patch(`/cms/api/communities/${id}`, {
      headers,
      data: { startPrice: price, _status: 'published' },
    })
  const address = async () => (await metadata(request, path)).get('og:image') ?? ''
  const before = await address()
  const old = await (await request.get(before)).body()
  expect((await save(startPrice + 1000)).status()).toBe(200)
  await expect.poll(address).not.toBe(before)
  await expect
    .poll(async () => (await (await request.get(await address())).body()).equals(old))
    .toBe(false)
  await save(startPrice)
  await expect.poll(address).toBe(before)
})

test('an unknown community has no shared image', async ({ request }) => {
  const response = await request.get('/communities/nothing-of-this-name/share.jpg')
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-store')
})
