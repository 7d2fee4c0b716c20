import type { Locator, Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { expectNoDataRequests } from '../../helpers/data-requests'
import { structuredData, structuredDataIn } from '../../helpers/structured-data'

const list = (page: Page) => page.getByRole('region', { name: 'Articles' })
const found = (page: Page) => list(page).locator('[aria-live=polite]')
const side = (page: Page) => page.getByRole('complementary', { name: 'More from the blog' })
const search = (page: Page) => page.getByPlaceholder('Search articles...')

/** The number of published sample articles. Articles of other tests come after them. */
const SAMPLE = 13

const titles = (page: Page) => list(page).getByRole('heading', { level: 2 }).allTextContents()

const trails = '/blog/where-the-trails-really-connect'
const taxes = 'Reading a new-home tax bill'

/** The articles that the API returns, by default or for a query. */
async function listed(page: Page, query = ''): Promise<{ title: string; slug: string }[]> {
  return (await page.request.get(`/api/blog${query}`)).json()
}

test.describe('the list of articles', () => {
  test('features the newest article, and describes and links each', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await expectNoDataRequests(page, () => visit(page, '/blog', { waitUntil: 'networkidle' }))

    await test.step('shows the newest article as a large Featured card and the rest in two columns', async () => {
      await expect(page).toHaveTitle(/^Real Estate Blog & Market Insights \|/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Real Estate Blog & Market Insights',
      )
      const articles = await listed(page)
      expect((await titles(page)).slice(0, SAMPLE)).toEqual(
        articles.slice(0, SAMPLE).map(({ title }) => title),
      )
      const cards = list(page).getByRole('article')
      await expect(list(page).getByText('Featured', { exact: true })).toHaveCount(1)
      await expect(cards.first().getByText('Featured', { exact: true })).toBeVisible()
      const box = async (card: Locator) => (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      const [first, second, third] = [
        await box(cards.first()),
        await box(cards.nth(1)),
        await box(cards.nth(2)),
      ]
      expect(first.width).toBeGreaterThan(second.width * 1.8)
      expect(third.y).toBe(second.y)
      expect(third.x).toBeGreaterThan(second.x + second.width)
    })

    await test.step('has no axe violations', async () => {
      await expectAccessibleAtAllWidths(page)
    })

    await test.step('shows category, date and reading time of each article, and Loading article... until it is open', async () => {
      const card = list(page).getByRole('article').filter({ hasText: taxes })
      await expect(card.getByText('Market Analysis', { exact: true })).toBeVisible()
      await expect(card.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      await expect(card.getByText(/^\d+ min read$/)).toBeVisible()
      const address = '/blog/reading-a-new-home-tax-bill'
      await expect(card.getByRole('link', { name: taxes, exact: true })).toHaveAttribute(
        'href',
        address,
      )
      const more = card.getByRole('link', { name: /^Read More/ })
      await expect(more.getByText('Read More')).toBeVisible()
      const arrived = createDeferred()
      await page.route(/\/blog\/[\w-]+\?_rsc=/, async (route) => {
        await arrived.promise
        await route.continue()
      })
      await more.click()
      await expect(page.getByRole('status').getByText('Loading article...')).toBeVisible()
      arrived.resolve()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(taxes)
      await expect(page).toHaveURL(address)
    })
  })

  test('has recent articles at the side, resets a search without results, and searches', async ({
    page,
  }) => {
    await visit(page, '/blog?q=atlantis&category=buyer-guide')

    await test.step('lists the five newest articles, the newsletter and the feed at the side', async () => {
      const recent = page.getByRole('region', { name: 'Recent Posts' })
      const newest = (await listed(page)).slice(0, 5)
      await expect(recent.getByRole('link')).toHaveText(newest.map(({ title }) => title))
      await expect(recent.getByRole('time')).toHaveCount(5)
      const box = page.getByRole('region', { name: 'Stay Updated' })
      await expect(box.getByRole('link', { name: 'Subscribe to Newsletter' })).toHaveAttribute(
        'href',
        '/newsletter',
      )
      await expect(box.getByRole('link', { name: 'Subscribe by RSS' })).toHaveAttribute(
        'href',
        '/feed.xml',
      )
    })

    await test.step('has no axe violations without results', async () => {
      await expectAccessibleAtAllWidths(page)
    })

    await test.step('shows a message and a reset link when nothing matches', async () => {
      await expect(found(page)).toHaveText('0 articles')
      await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
      await page.getByRole('button', { name: 'Show all articles' }).click()
      await expect(page).toHaveURL('/blog')
      await expect(list(page).getByRole('article').first()).toBeVisible()
    })

    await test.step('searches titles and excerpts while typing, ignoring case', async () => {
      await search(page).fill('TAX BILL')
      await expect(found(page)).toHaveText('1 article')
      expect(await titles(page)).toEqual([taxes])
      await expect(page).toHaveURL('/blog?q=TAX+BILL')
      await search(page).fill('texas does not LICENSE')
      await expect.poll(() => titles(page)).toEqual(['Choosing the right home builder'])
    })
  })

  test('filters by category and sorts, in a URL that works with reload and back', async ({
    page,
  }) => {
    await visit(page, '/blog')

    await test.step('filters by the dropdown and by the list at the side, which stay in sync', async () => {
      const dropdown = page.getByLabel('Category', { exact: true })
      await expect(dropdown.locator('option')).toHaveText([
        'All Categories',
        'Market Analysis',
        'Community Spotlight',
        "Buyer's Guide",
      ])
      const atTheSide = side(page).getByRole('navigation', { name: 'Categories' })
      await expect(atTheSide.getByRole('link')).toHaveText(
        await dropdown.locator('option').allTextContents(),
      )
      await dropdown.selectOption({ label: 'Community Spotlight' })
      await expect(page).toHaveURL('/blog?category=community-spotlight')
      await expect(atTheSide.getByRole('link', { name: 'Community Spotlight' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      const spotlights = await listed(page, '?category=community-spotlight')
      await expect.poll(() => titles(page)).toEqual(spotlights.map(({ title }) => title))
      await atTheSide.getByRole('link', { name: "Buyer's Guide" }).click()
      await expect(page).toHaveURL('/blog?category=buyer-guide')
      await expect(dropdown).toHaveValue('buyer-guide')
    })

    await test.step('sorts by date or title', async () => {
      const sort = page.getByLabel('Sort by')
      await expect(sort.locator('option')).toHaveText(['Latest First', 'Title A-Z'])
      const latest = await titles(page)
      await sort.selectOption({ label: 'Title A-Z' })
      await expect(page).toHaveURL('/blog?category=buyer-guide&sort=title')
      const byTitle = await listed(page, '?category=buyer-guide&sort=title')
      await expect.poll(() => titles(page)).toEqual(byTitle.map(({ title }) => title))
      await expectNoDataRequests(page, () => reload(page, { waitUntil: 'networkidle' }))
      await expect(sort).toHaveValue('title')
      expect(await titles(page)).toEqual(byTitle.map(({ title }) => title))
      await page.goBack()
      await expect(sort).toHaveValue('publishedAt')
      await expect.poll(() => titles(page)).toEqual(latest)
    })

    await test.step('scrolls up to the list when a category below it is chosen', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await side(page).getByRole('link', { name: 'Market Analysis' }).click()
      await expect(page).toHaveURL('/blog?category=market-analysis')
      await expect(found(page)).toBeInViewport()
    })
  })

  test('has a canonical URL, breadcrumbs and a title per category', async ({
    request,
    baseURL,
  }) => {
    const all = await (await request.get('/blog?q=tax&sort=title')).text()
    expect(all).toContain(`<link rel="canonical" href="${baseURL}/blog"/>`)
    expect(structuredDataIn(all).BreadcrumbList?.itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Blog' },
    ])
    const category = await (await request.get('/blog?category=market-analysis')).text()
    expect(category).toContain(
      `<link rel="canonical" href="${baseURL}/blog?category=market-analysis"/>`,
    )
    expect(category).toContain('<title>Market Analysis |')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog lists all articles, filters by a form and by links, and shows an article', async ({
    page,
  }) => {
    await visit(page, '/blog')
    const articles = await listed(page)
    expect((await titles(page)).slice(0, SAMPLE)).toEqual(
      articles.slice(0, SAMPLE).map(({ title }) => title),
    )
    await search(page).fill('warranty')
    await page.getByLabel('Category', { exact: true }).selectOption('buyer-guide')
    await page.getByRole('button', { name: 'Show articles' }).click()
    await expect(page).toHaveURL('/blog?q=warranty&category=buyer-guide&sort=publishedAt')
    expect(await titles(page)).toEqual(['Choosing the right home builder'])
    await side(page).getByRole('link', { name: 'Market Analysis' }).click()
    await expect(page).toHaveURL('/blog?category=market-analysis')
    await expect(list(page).getByRole('article').filter({ hasText: taxes })).toBeVisible()
    await visit(page, trails)
    await expect(page.getByRole('heading', { name: 'Water, again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gristmill Flats', exact: true })).toBeVisible()
  })
})

test.describe('an article', () => {
  test('has its text and metadata, links to other pages, and prints without them', async ({
    page,
    context,
    baseURL,
  }) => {
    await expectNoDataRequests(page, () => visit(page, trails, { waitUntil: 'networkidle' }))

    await test.step('shows breadcrumbs, category, author and date', async () => {
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(way.getByRole('listitem')).toHaveText([
        'Home',
        'Blog',
        'Where the trails really connect',
      ])
      await expect(way.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
      const header = page.getByRole('article').first()
      await expect(header.getByRole('link', { name: 'Community Spotlight' })).toHaveAttribute(
        'href',
        '/blog?category=community-spotlight',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Where the trails really connect',
      )
      await expect(header.getByText(/^On the far west side of San Antonio/)).toBeVisible()
      await expect(header.getByRole('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      await expect(header.getByText(/^\d+ min read$/)).toBeVisible()
    })

    await test.step('opens its image in a new tab', async () => {
      const opened = context.waitForEvent('page')
      await page
        .getByRole('link', { name: /opens in a new tab/ })
        .first()
        .click()
      const picture = await opened
      await picture.waitForLoadState()
      expect(new URL(picture.url()).pathname).toBe('/media/trail-2.webp')
      expect(new URL(page.url()).pathname).toBe(trails)
    })

    await test.step('has no axe violations', async () => {
      await expectAccessibleAtAllWidths(page)
    })

    await test.step('has linked headings, lists, quotes, a captioned image and links', async () => {
      const text = page.getByRole('article').first()
      await expect(text.locator('h2#water-again')).toHaveText('Water, again')
      await expect(text.locator('h3')).toHaveText([
        'Three questions for the sales office',
        'Gristmill Flats',
      ])
      await expect(text.locator('h3 + ol').getByRole('listitem').first()).toContainText(
        'Which end of this trail',
      )
      await expect(text.getByRole('blockquote')).toContainText('A trail connects when')
      await expect(text.getByRole('figure')).toContainText('A public path stays public')
      await expect(text.getByRole('link', { name: 'San Antonio listings' })).toHaveAttribute(
        'href',
        '/communities?city=San%20Antonio',
      )
    })

    await test.step('has metadata and structured data', async () => {
      await expect(page).toHaveTitle(/^Where the trails really connect \|/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${trails}`,
      )
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
        'href',
        '/feed.xml',
      )
      const meta = (property: string) => page.locator(`meta[property="${property}"]`).first()
      await expect(meta('og:type')).toHaveAttribute('content', 'article')
      await expect(meta('og:image')).toHaveAttribute(
        'content',
        `${baseURL}/media/trail-2-share.jpg`,
      )
      await expect(meta('article:published_time')).toHaveAttribute('content', /^\d{4}-\d\d-\d\dT/)
      await expect(meta('article:section')).toHaveAttribute('content', 'Community Spotlight')
      const { BlogPosting, BreadcrumbList } = await structuredData(page)
      expect(BlogPosting).toMatchObject({
        headline: 'Where the trails really connect',
        mainEntityOfPage: `${baseURL}${trails}`,
        author: { name: "The guide's editors" },
        articleSection: 'Community Spotlight',
      })
      expect(BreadcrumbList?.itemListElement).toMatchObject([
        { name: 'Home' },
        { name: 'Blog', item: `${baseURL}/blog` },
        { name: 'Where the trails really connect' },
      ])
    })

    await test.step('prints without navigation', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('blockquote')).toBeVisible()
      for (const name of ['Back to All Articles', 'Subscribe to Newsletter'])
        await expect(page.getByRole('link', { name })).toBeHidden()
      await expect(page.getByText('Related articles')).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      await page.emulateMedia({ media: null })
    })

    await test.step('shows the card of a community with its current data', async () => {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Gristmill Flats', level: 3 }) })
        .last()
      await expect(card.getByText('$308,990')).toBeVisible()
      await card.getByRole('link', { name: 'Gristmill Flats', exact: true }).click()
      await expect(page).toHaveURL('/communities/gristmill-flats')
    })

    await page.goBack()
    await expect(page).toHaveURL(trails)

    await test.step('has a table of contents', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page
        .getByRole('navigation', { name: 'In this article' })
        .getByRole('link', { name: 'Water, again' })
        .click()
      await expect(page).toHaveURL(`${trails}#water-again`)
      await expect(page.locator('h2#water-again')).toBeInViewport()
    })

    await test.step('links to the next and related articles, never to itself', async () => {
      const next = page.getByRole('region', { name: 'Next article' })
      await expect(next.getByRole('link')).toHaveText(
        'What builder incentives are really paying for',
      )
      const related = page.getByRole('region', { name: 'Related articles' })
      await expect(related.getByRole('article')).toHaveCount(3)
      await expect(related.getByText('Community Spotlight')).toHaveCount(3)
      await expect(related.getByText('Where the trails really connect')).toHaveCount(0)
      await next.getByRole('link').click()
      await expect(page).toHaveURL('/blog/what-builder-incentives-pay-for')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'What builder incentives are really paying for',
      )
    })

    await page.getByRole('link', { name: 'Back to All Articles' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('is reached from its old address', async ({ request }) => {
    // tests/e2e/core/site/site.spec.ts checks the redirect itself.
    const html = await (await request.get('/choosing-the-right-home-builder')).text()
    expect(html).toMatch(/<h1[^>]*>Choosing the right home builder<\/h1>/)
  })

  test('has tables with headings that scroll on a narrow screen, without axe violations', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/blog/from-slab-to-keys-the-seven-months-nobody-explains')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Stage',
      'Usual length',
      'What delays it',
    ])
    await expect(table.getByRole('row')).toHaveCount(6)
    const scroller = page.getByRole('group', { name: 'Table' })
    await scroller.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => scroller.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0)
    await expectAccessibleAtAllWidths(page)
  })
})
