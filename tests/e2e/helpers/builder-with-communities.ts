import type { APIRequestContext, Page } from '@playwright/test'
import { expect, visit } from '../fixtures'
import { asAdmin } from '../staff'

export interface TestCommunity {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly startPrice: number
}

export interface TestBuilder {
  readonly id: number
  readonly name: string
  readonly communities: readonly TestCommunity[]
}

const own: { collection: string; id: number }[] = []

async function create(request: APIRequestContext, collection: string, data: object) {
  const response = await request.post(`/cms/api/${collection}`, {
    headers: asAdmin(),
    data: { _status: 'published', ...data },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { doc } = await response.json()
  own.push({ collection, id: doc.id })
  return doc
}

/** Unpublishes what a test created, because other tests count it. Submissions still refer to it. */
export async function unpublishOwn({ request }: { request: APIRequestContext }): Promise<void> {
  for (const { collection, id } of own.splice(0).reverse()) {
    const response = await request.patch(`/cms/api/${collection}/${id}?overrideLock=true`, {
      headers: asAdmin(),
      data: { _status: 'draft' },
    })
    // A test may have deleted it.
    expect([200, 404], await response.text()).toContain(response.status())
  }
}

/** Names that are not alike, so that each row meets its own community. */
const words = [
  'Alder',
  'Briar',
  'Cypress',
  'Dogwood',
  'Elm',
  'Foxglove',
  'Goldenrod',
  'Hawthorn',
  'Ironwood',
  'Juniper',
  'Kestrel',
  'Larkspur',
] as const

/** Creates a builder with published communities, which no other test changes. */
export function aBuilder(request: APIRequestContext, count: number): Promise<TestBuilder> {
  return createBuilder((collection, data) => create(request, collection, data), count)
}

/** Creates a builder with communities. `publish` stores a published document and returns it. */
export async function createBuilder(
  publish: (
    collection: string,
    data: object,
  ) => Promise<{ id: number; name: string; slug: string }>,
  count: number,
): Promise<TestBuilder> {
  const mark = crypto.randomUUID().slice(0, 6)
  const name = `Testwell Homes ${mark}`
  const { id } = await publish('builders', {
    name,
    email: `sales-${mark}@testwell.example`,
  })
  const communities: TestCommunity[] = []
  for (const [index, word] of words.slice(0, count).entries()) {
    const startPrice = 300_000 + index * 10_000
    const made = await publish('communities', {
      name: `${word} ${mark}`,
      location: `${index + 1} ${word} Road, Boerne, Texas 78006`,
      city: 'Boerne',
      county: 'kendall',
      status: 'available',
      startPrice,
      homesAvailable: 20 + index,
      builders: [id],
    })
    communities.push({ id: made.id, name: made.name, slug: made.slug, startPrice })
  }
  return { id, name, communities }
}

/** Creates a published home of a community, for $400,000. */
export function aHome(
  request: APIRequestContext,
  builder: TestBuilder,
  community: TestCommunity,
  address: string,
  status: 'available' | 'pending' = 'available',
): Promise<{ readonly id: number; readonly slug: string }> {
  return create(request, 'homes', {
    address,
    builder: builder.id,
    community: community.id,
    price: 400_000,
    squareFeet: 2000,
    beds: 3,
    stage: 'ready',
    status,
  })
}

/** Writes rows as a spreadsheet program does. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')

export const headings = ['Community', 'City', 'Starting price', 'Homes available'] as const

/** A file in which each community costs less by `less`. */
export const cheaper = ({ communities }: TestBuilder, less: number): string =>
  toCsv([
    headings,
    ...communities.map(({ name, startPrice }, index) => [
      name,
      'Boerne',
      `$${startPrice - less}`,
      20 + index,
    ]),
  ])

export const toFile = (content: string | Buffer, name = 'november.csv', mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** Chooses a file at the intake, which sends it at once. */
export async function upload(page: Page, content: string | Buffer, name?: string): Promise<void> {
  await page.getByLabel('File of the builder').last().setInputFiles(toFile(content, name))
  await page.waitForURL(/\/collections\/submissions\/\d+/)
}

/** Sends a file without the form of the intake, and opens its review. */
export async function openReview(page: Page, builder: TestBuilder, text: string): Promise<void> {
  const received = await page.request.post('/cms/api/submissions/receive', {
    headers: asAdmin(),
    multipart: { builder: String(builder.id), file: toFile(text) },
  })
  expect(received.status(), await received.text()).toBe(201)
  await visit(page, `/admin/collections/submissions/${(await received.json()).id}`)
  await expect(page.getByRole('region', { name: 'What was submitted' })).toBeVisible()
}

/** The starting price that buyers see in the API. */
export async function publicPrice(request: APIRequestContext, { slug }: TestCommunity) {
  const response = await request.get(`/api/communities/slug/${slug}`)
  expect(response.status()).toBe(200)
  return (await response.json()).startPrice
}
