import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../fixtures'
import { asAdmin } from '../../staff'

const hub = '/resources'
const guide = `${hub}/first-time-buyer-guide`
const detail = `${hub}/neighborhood-guides/school-districts`

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

const addressesIn = (part: ReturnType<typeof main>) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await main(page).locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

test('the hub shows featured resources and six categories, and links to the rest', async ({
  page,
  baseURL,
}) => {
  await visit(page, hub)

  await test.step('shows the two calls to action and the three featured resources', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Resources for new-home buyers',
    )
    for (const [name, path] of [
      ['First-Time Buyer Guide', guide],
      ['Mortgage Calculator', `${hub}/mortgage-calculator`],
    ] as const)
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        path,
      )
    const featured = region(page, 'Featured resources')
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
      'First-Time Buyer Guide',
      'Mortgage Calculator',
      'School districts in four counties',
    ])
    expect(await addressesIn(featured)).toEqual([guide, `${hub}/mortgage-calculator`, detail])
    await expect(featured.getByRole('article').first()).toContainText('Guide15 min read')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${hub}`)
  })

  await test.step('has six categories, each with three resources and a link to all', async () => {
    for (const [name, id, count] of [
      ['Home Buying Tips', 'home-buying-tips', 5],
      ['Mortgage & Financing', 'mortgage-financing', 5],
      ['Neighborhood Guides', 'neighborhood-guides', 8],
      ['Builder Directory', 'builder-directory', 5],
      ['Market Insights', 'market-insights', 4],
      ['Videos & Tours', 'videos-tours', 4],
    ] as const) {
      const category = region(page, name)
      await expect(category.getByRole('listitem')).toHaveCount(3)
      const all = category.getByRole('link', { name: `View All (${count}) in ${name}` })
      await expect(all).toHaveAttribute('href', `${hub}/${id}`)
    }
    expect(await addressesIn(region(page, 'Videos & Tours'))).toEqual([
      '/communities',
      '/resources/events',
      '/communities?city=Boerne',
      `${hub}/videos-tours`,
    ])
  })

  await test.step('links to the other lists and to the rest of the site', async () => {
    expect(await addressesIn(region(page, 'Additional Resources'))).toEqual([
      `${hub}/helpful-articles`,
      `${hub}/events`,
      `${hub}/helpful-links`,
    ])
    const quick = page.getByRole('navigation', { name: 'Quick Links' })
    expect(await addressesIn(quick)).toEqual(['/communities', '/builders', '/communities', '/blog'])
    await expect(quick.getByRole('link', { name: 'Map Search' })).toHaveAttribute(
      'href',
      '/communities',
    )
  })

  await page.getByRole('link', { name: 'View All (8) in Neighborhood Guides' }).click()
  await expect(page).toHaveURL(`${hub}/neighborhood-guides`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neighborhood Guides')
})

test('a category lists its resources with type and reading time, and links to each', async ({
  page,
  baseURL,
}) => {
  const path = `${hub}/neighborhood-guides`
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neighborhood Guides')
  await expect(page).toHaveTitle(/^Neighborhood guides for Greater San Antonio \|/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('link')).toHaveText(['Home', 'Resources'])
  await expect(main(page).getByText('8 resources', { exact: true })).toBeVisible()
  const entry = (title: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
  await expect(entry('School districts in four counties')).toContainText('Guide12 min read')
  await expect(entry('School information')).toContainText('Data')
  const directory = entry('Private schools directory').getByRole('link')
  await expect(directory).toHaveAttribute('href', 'https://www.tepsac.org')
  await expect(directory).toHaveAttribute('target', '_blank')
  const others = region(page, 'More categories')
  await expect(others.getByRole('link')).toHaveCount(5)
  await entry('School districts in four counties').getByRole('link').click()
  await expect(page).toHaveURL(detail)
})

test.describe('an unknown resource', () => {
  test('returns Not Found with a link back', async ({ page, request }) => {
    for (const path of [
      // A category, a resource, a resource that is only a link, and an unknown page below events.
      `${hub}/none`,
      `${hub}/home-buying-tips/none`,
      `${hub}/home-buying-tips/slab-to-keys-calendar`,
      `${hub}/events/none`,
    ]) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      const html = await response.text()
      expect(html, path).toMatch(/<h1[^>]*>Resource Not Found<\/h1>/)
      expect(html, path).toMatch(/<meta name="robots" content="noindex/)
      expect(html, path).toMatch(/<a [^>]*href="\/resources"[^>]*>Back to Resources</)
    }
    await visit(page, `${hub}/events/none`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Not Found')
    await page.getByRole('link', { name: 'Back to Resources' }).click()
    await expect(page).toHaveURL(hub)
  })

  test('has no PDF', async ({ request }) => {
    for (const path of [
      'home-buying-tips/none',
      'home-buying-tips/slab-to-keys-calendar',
      'market-insights/first-time-buyer-guide',
    ])
      expect((await request.get(`${hub}/${path}/guide.pdf`)).status(), path).toBe(404)
  })
})

test('a resource has one canonical address, to which all others redirect', async ({
  request,
  baseURL,
}) => {
  for (const [from, to] of [
    [`${hub}/market-insights/school-districts`, detail],
    [`${hub}/nonsense/school-districts`, detail],
    [`${hub}/home-buying-tips/first-time-buyer-guide`, guide],
    [`${hub}/mortgage-financing/mortgage-calculator`, `${hub}/mortgage-calculator`],
  ] as const) {
    const { status, headers } = await request
      .get(from, { maxRedirects: 0 })
      .then((response) => ({ status: response.status(), headers: response.headers() }))
    expect([status, headers.location], from).toEqual([308, to])
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of [guide, detail, `${hub}/mortgage-calculator`, `${hub}/videos-tours`])
    expect(sitemap.split(`<loc>${baseURL}${path}</loc>`), path).toHaveLength(2)
  expect(sitemap).not.toContain('home-buying-tips/first-time-buyer-guide')
})

test('the First-Time Buyer Guide has metadata, sections and a table of contents', async ({
  page,
  baseURL,
}) => {
  await visit(page, guide)

  await test.step('has metadata and structured data', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-Time Buyer Guide')
    await expect(main(page).getByText('15 min read').first()).toBeVisible()
    await expect(page).toHaveTitle(/^First-time buyer guide to new homes in San Antonio \|/)
    const address = `${baseURL}${guide}`
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${baseURL}/media/house-03-share.jpg`,
    )
    const data = await structuredData(page)
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'Article', url: address, timeRequired: 'PT15M' }),
    )
    const way = data.find((each) => each['@type'] === 'BreadcrumbList')
    expect(way?.itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Resources' },
      { name: 'Home Buying Tips', item: `${baseURL}${hub}/home-buying-tips` },
      { name: 'First-Time Buyer Guide' },
    ])
  })

  await test.step('has sections and a table of contents', async () => {
    const sections = [
      'Getting Started',
      'New Construction Process',
      'Financial Considerations',
      'Legal and Inspection',
    ]
    const contents = page.getByRole('navigation', { name: 'In this guide' })
    await expect(contents.getByRole('link')).toHaveText(sections)
    for (const name of sections)
      await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await contents.getByRole('link', { name: 'Legal and Inspection' }).click()
    await expect(main(page).getByRole('heading', { name: 'Legal and Inspection' })).toBeInViewport()
    await expect(page.getByRole('note')).toHaveText(
      'General information, not legal, tax or financial advice.',
    )
  })
})

test('a guide can be downloaded as a PDF, shared by email, and asked about', async ({
  page,
  baseURL,
}) => {
  await visit(page, guide)

  await test.step('can be downloaded as a PDF', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('first-time-buyer-guide.pdf')
    const file = await readFile(await download.path(), 'latin1')
    expect(file.slice(0, 5)).toBe('%PDF-')
    const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(5)
    expect(pages).toBeLessThanOrEqual(9)
    expect(file.length).toBeGreaterThan(20_000)
    expect(file.length).toBeLessThan(150_000)
  })

  await test.step('can be shared by email', async () => {
    const mail = page.getByRole('link', { name: 'Email This Guide' })
    const { protocol, pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
    expect([protocol, pathname]).toEqual(['mailto:', ''])
    expect(searchParams.get('subject')).toBe('First-Time Buyer Guide | San Antonio New Home Guide')
    expect(searchParams.get('body')?.split('\r\n').slice(0, 2)).toEqual([
      'First-Time Buyer Guide',
      `${baseURL}${guide}`,
    ])
  })

  await test.step('links to the contact form with a subject', async () => {
    await page.getByRole('link', { name: 'Speak with Expert' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=/)
    await expect(page.getByLabel('Subject')).toHaveValue('Question about First-Time Buyer Guide')
  })
})

test('a guide links to related resources, help, private schools, communities and builders', async ({
  page,
}) => {
  await visit(page, detail)
  await expect(main(page).getByText('12 min read').first()).toBeVisible()
  const related = region(page, 'Related Resources')
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([
    'Boerne and Kendall County: limestone, creek and well',
    'New Braunfels: a city on both sides of the escarpment',
    'Cibolo and Schertz: one corridor, three counties',
    'Where the trails really connect',
  ])
  const help = region(page, 'Need Help?').getByRole('link', {
    name: 'hello@sanewhomeguide.example',
  })
  await expect(help).toHaveAttribute('href', 'mailto:hello@sanewhomeguide.example')
  expect(await addressesIn(region(page, 'Where to go from here'))).toEqual([
    'https://www.tepsac.org',
    '/communities',
    '/builders',
  ])

  await test.step('prints without navigation', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('heading', { name: 'Attendance zones' })).toBeVisible()
    for (const name of ['Quick Actions', 'Related Resources', 'Where to go from here'])
      await expect(main(page).getByRole('heading', { name })).toBeHidden()
  })
})

test('the calculator has the same actions as a guide', async ({ page, request }) => {
  await visit(page, `${hub}/mortgage-calculator`)
  const actions = region(page, 'Quick Actions').getByRole('link')
  await expect(actions).toHaveText(['Download PDF', 'Email This Guide', 'Speak with Expert'])
  const response = await request.get((await actions.first().getAttribute('href')) ?? '')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(region(page, 'Related Resources').getByRole('listitem')).toHaveCount(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all resources are readable, and the PDF can be downloaded', async ({ page }) => {
    await visit(page, hub)
    await expect(region(page, 'Market Insights').getByRole('listitem')).toHaveCount(3)
    await visit(page, `${hub}/videos-tours`)
    await expect(main(page).getByRole('heading', { name: 'Tour the map' })).toBeVisible()
    await visit(page, guide)
    await expect(main(page).getByText('settle it before you pay a deposit')).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await coming).suggestedFilename()).toBe('first-time-buyer-guide.pdf')
  })
})

test('publishing, editing and unpublishing a resource take effect everywhere', async ({
  page,
  request,
}) => {
  const headers = asAdmin()
  const slug = `guide-${crypto.randomUUID().slice(0, 8)}`
  const path = `${hub}/videos-tours/${slug}`
  const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 })
  const content = (words: string) => ({
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [{ type: 'paragraph', version: 1, children: [text(words)] }],
    },
  })
  const status = async () => (await request.get(path)).status()
  const sizeOfPdf = async () => (await (await request.get(`${path}/guide.pdf`)).body()).length
  expect(await status()).toBe(404)
  const created = await request.post('/cms/api/resources', {
    headers,
    data: {
      title: 'First title',
      slug,
      generateSlug: false,
      description: 'About it.',
      type: 'video',
      category: 'videos-tours',
      // Before the key of the first record.
      _order: 'Zz',
      content: content('Short.'),
      _status: 'published',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()).doc
  await expect.poll(status).toBe(200)
  const before = await sizeOfPdf()
  await visit(page, hub)
  await expect(region(page, 'Videos & Tours').getByRole('link').first()).toHaveText('First title')

  const changed = await request.patch(`/cms/api/resources/${id}`, {
    headers,
    data: {
      title: 'Better title',
      content: content('Longer words. '.repeat(900)),
      _status: 'published',
    },
  })
  expect(changed.status()).toBe(200)
  for (const place of [path, `${hub}/videos-tours`, hub])
    await expect.poll(async () => (await request.get(place)).text()).toContain('Better title')
  await expect.poll(sizeOfPdf).toBeGreaterThan(before + 1000)

  await request.delete(`/cms/api/resources/${id}`, { headers })
  await expect.poll(status).toBe(404)
  await expect.poll(async () => (await request.get(`${path}/guide.pdf`)).status()).toBe(404)
  await expect.poll(async () => (await request.get(hub)).text()).not.toContain('Better title')
})

test('a PDF is cached until its text changes', async ({ request }) => {
  const path = `${detail}/guide.pdf`
  const { etag } = (await request.get(path)).headers()
  const again = await request.get(`${path}?v=${crypto.randomUUID()}`)
  expect(again.headers()).toMatchObject({
    // Every PDF contains the time when it was made.
    etag,
    'cache-tag': expect.stringContaining('resources'),
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="school-districts.pdf"',
    'x-content-type-options': 'nosniff',
  })
})

test('a subject in the URL of the contact form is truncated to the maximum length', async ({
  page,
}) => {
  await visit(page, `/contact?subject=${'x'.repeat(300)}`)
  await expect(page.getByLabel('Subject')).toHaveValue('x'.repeat(200))
})
