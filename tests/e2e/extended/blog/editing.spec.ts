import type { APIRequestContext } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { openTab } from '../../helpers/open-tab'
import { asAdmin, signInAs, signInAsAdmin } from '../../staff'

// Changes while the site runs: drafts, hostile markup, and more articles than fit on a page.

const words = (text: string) => ({ type: 'text', text, format: 0, mode: 'normal', version: 1 })

const content = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })

interface Draft {
  slug: string
  title: string
  [field: string]: unknown
}

/** Creates an article through Payload's REST API and returns its id. */
async function write(request: APIRequestContext, article: Draft): Promise<number> {
  const response = await request.post('/cms/api/blog-posts', {
    headers: asAdmin(),
    data: {
      excerpt: 'An excerpt.',
      generateSlug: false,
      _status: 'published',
      content: content(paragraph(words('Only words.'))),
      ...article,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc.id
}

const remove = (request: APIRequestContext, id: number) =>
  request.delete(`/cms/api/blog-posts/${id}`, { headers: asAdmin() })

const aSlug = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** The article shows its date, and no Draft label in place of it. */
function expectDated(html: string): void {
  const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? ''
  expect(article).toMatch(/<time[ >]/)
  expect(article).not.toContain('>Draft<')
}

test('only staff see a draft, with a Draft label', async ({ page, request, baseURL }) => {
  const slug = aSlug('draft')
  const id = await write(request, { slug, title: 'A draft of ours', _status: 'draft' })
  for (const path of [`/blog/${slug}`, `/preview/blog-posts/${id}`]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).not.toContain('A draft of ours')
  }
  await signInAsAdmin(page, baseURL)
  const response = await visit(page, `/preview/blog-posts/${id}`)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A draft of ours')
  // Above the page, and in place of the date.
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(2)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
    'href',
    `/admin/collections/blog-posts/${id}`,
  )
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
  await remove(request, id)
})

test('publishing, editing and unpublishing an article take effect at the next visit', async ({
  request,
}) => {
  const slug = aSlug('news')
  const status = async () => (await request.get(`/blog/${slug}`)).status()
  expect(await status()).toBe(404)
  const id = await write(request, { slug, title: 'First words' })
  await expect.poll(status).toBe(200)
  const html = async () => (await request.get(`/blog/${slug}`)).text()
  const published = await html()
  expect(published).toMatch(/<h1[^>]*>First words<\/h1>/)
  expect(published).toContain('>Article<')
  // Publishing sets the date (docs/product/editing.md, Editorial flow).
  expectDated(published)
  const change = { headers: asAdmin(), data: { title: 'Better words', _status: 'published' } }
  await request.patch(`/cms/api/blog-posts/${id}`, change)
  await expect.poll(html).toContain('Better words</h1>')
  await remove(request, id)
  await expect.poll(status).toBe(404)
})

test('the Publish button sets the date and a valid slug, and a draft of it can be reverted', async ({
  page,
  request,
}) => {
  const slug = aSlug('button')
  const id = await write(request, { slug, title: 'A draft with a date', _status: 'draft' })
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/blog-posts/${id}`)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('textbox', { name: /^Slug/ }).fill(`${slug} NEW!`)
  const date = page.locator('#field-publishedAt')
  await expect(date).toHaveValue('')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue(`${slug}-new`)
  await expect(date).not.toHaveValue('')

  const title = page.locator('#field-title')
  await title.fill('A change of mind')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Revert to published' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(title).toHaveValue('A draft with a date')
  await expect(page.getByRole('button', { name: 'Revert to published' })).toHaveCount(0)

  expectDated(await (await request.get(`/blog/${slug}-new`)).text())
  await remove(request, id)
})

test('hostile markup and links in an article are harmless', async ({ page, request }) => {
  const slug = aSlug('hostile')
  const script = '</script><script>document.title = "taken"</script>'
  const link = { type: 'link', version: 3, children: [words('a trap')] }
  const id = await write(request, {
    slug,
    title: script,
    excerpt: script,
    author: script,
    tags: [script],
    content: content(
      paragraph(words(script), { ...link, fields: { linkType: 'custom', url: '/builders' } }),
    ),
  })
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(200)
  await visit(page, `/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script)
  await expect(page.getByRole('article').first().getByText(script).first()).toBeVisible()
  await expect(page).not.toHaveTitle('taken')
  await visit(page, `/blog?q=${encodeURIComponent(script)}`)
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue(script)
  await expect(page).not.toHaveTitle('taken')
  await remove(request, id)
})

test.describe('with more articles than fit on a page', () => {
  const name = aSlug('long')
  test.beforeAll(async ({ request }) => {
    for (let number = 0; number < 51; number += 1) {
      const title = `${name} number ${String(number).padStart(2, '0')}`
      await write(request, { slug: `${name}-${number}`, title, publishedAt: '2001-01-01' })
    }
    const total = async () => (await request.get(`/api/blog?q=${name}`)).headers()['x-total-count']
    await expect.poll(total).toBe('51')
  })

  test.afterAll(async ({ request }) => {
    const all = `where[slug][like]=${name}&limit=0`
    const removed = await request.delete(`/cms/api/blog-posts?${all}`, { headers: asAdmin() })
    expect(removed.status(), await removed.text()).toBe(200)
  })

  test('the list is paginated in the URL and can be searched', async ({ page, browserErrors }) => {
    await visit(page, `/blog?q=${name}`)
    const list = page.getByRole('region', { name: 'Articles' })
    const cards = list.getByRole('article')
    await expect(cards).toHaveCount(50)
    await list.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`/blog?q=${name}&page=2`)
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(`${name} number 50`)
    await expect(list.getByText('Featured', { exact: true })).toHaveCount(0)
    await reload(page)
    await expect(cards).toContainText(`${name} number 50`)
    await list.getByRole('link', { name: 'Previous page' }).click()
    await expect(cards).toHaveCount(50)

    // On a later page, filtering fetches from the API. Until the response arrives, the list shows a
    // status.
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/blog?*', async (route) => {
      await answered
      await route.continue()
    })
    await page.getByPlaceholder('Search articles...').fill(`${name} number 07`)
    await expect(list.getByRole('status')).toHaveText('Loading articles...')
    answer()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(`${name} number 07`)

    await page.unroute('**/api/blog?*')
    await page.route('**/api/blog?*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await page.getByLabel('Sort by').selectOption('title')
    const failure = list.getByRole('alert')
    await expect(failure).toContainText('Failed to fetch blog posts')
    await page.unroute('**/api/blog?*')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(cards).toHaveCount(1)
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 GET')])
  })
})

test('a new article names its author, and shows and checks its search result', async ({
  page,
  request,
  browserErrors,
}) => {
  const id = await write(request, { slug: aSlug('twin'), title: 'A title that two articles have' })
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/blog-posts/create')
  await expect(page.getByLabel('Author')).toHaveValue('Test editor')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const slug = page.locator('.field-type', { has: page.getByLabel('Slug') }).last()
  await expect(slug.getByText('This field is required.')).toBeVisible()

  await page.getByLabel('Title').first().fill('A title that two articles have')
  await expect(slug.getByText('This field is required.')).toHaveCount(0)
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 POST')])
  await openTab(page, 'Picture and search engines')
  // The button covers the heading.
  await page.getByRole('button', { name: 'Toggle block' }).click()
  const result = page.getByRole('region', { name: 'Search result' })
  await expect(result).toContainText('A title that two articles have | San Antonio')
  await expect(result.getByRole('status')).toHaveText(
    '“A title that two articles have” has the same title.',
  )
  await openTab(page, 'Text')
  await page.getByLabel('Excerpt').fill('Long words. '.repeat(15))
  await openTab(page, 'Picture and search engines')
  await page.getByRole('button', { name: 'Toggle block' }).click()
  await expect(result.getByRole('status')).toContainText('The description is 179 characters long.')
  await remove(request, id)
})
