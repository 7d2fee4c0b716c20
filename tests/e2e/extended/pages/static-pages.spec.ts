import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessible, expectAccessibleAtAllWidths } from '../../helpers/axe'

const resources = '/resources'

const belowResources = ['Home', 'Resources']

/** The static pages by path: their heading and breadcrumbs. */
const pages = {
  '/privacy-policy': { heading: 'Privacy policy', above: ['Home'] },
  '/how-this-guide-earns-money': { heading: 'How this guide earns money', above: ['Home'] },
  '/about': { heading: 'About the San Antonio New Home Guide', above: ['Home'] },
  '/resources/how-to-use-this-site': { heading: 'How to use this site', above: belowResources },
  '/resources/school-information': { heading: 'School information', above: belowResources },
  '/resources/helpful-links': { heading: 'Helpful links', above: belowResources },
  '/resources/new-home-service-providers': {
    heading: 'New-home service providers',
    above: belowResources,
  },
  '/resources/featured-realtors': { heading: 'Featured realtors', above: belowResources },
  '/resources/housing-guides': { heading: 'Housing guides in other cities', above: belowResources },
  '/resources/moving-checklist': { heading: 'Moving checklist', above: belowResources },
  '/resources/helpful-articles': { heading: 'Helpful articles', above: belowResources },
} as const

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const headings = (within: ReturnType<typeof section>, level: number) =>
  within.getByRole('heading', { level })
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens a static page and checks what all of them have. */
async function openStaticPage(page: Page, baseURL: string | undefined, path: keyof typeof pages) {
  await test.step('has its heading, metadata and structured data, and no axe violations', async () => {
    const { heading, above } = pages[path]
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/ \| San Antonio New Home Guide$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60}/)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(way.getByRole('link')).toHaveText([...above])
    await expect(way.getByText(heading)).toHaveAttribute('aria-current', 'page')
    const data = await way.locator('script[type="application/ld+json"]').textContent()
    const steps = JSON.parse(data ?? '').itemListElement.map(({ name }: { name: string }) => name)
    expect(steps).toEqual([...above, heading])
    const help = section(page, 'Need Help?')
    await expect(help.getByRole('link')).toHaveText(['hello@sanewhomeguide.example', /555-0100/])
    await expectAccessibleAtAllWidths(page)
  })
}

test('the privacy policy has its sections and a table of contents', async ({ page, baseURL }) => {
  await openStaticPage(page, baseURL, '/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const part of ['What we collect', 'Fair housing', 'Copyright', 'Disclaimer'])
    await expect(main(page).getByRole('heading', { name: part, exact: true })).toBeVisible()
  await contents.getByRole('link', { name: 'Your choices' }).click()
  await expect(main(page).getByRole('heading', { name: 'Your choices' })).toBeInViewport()
})

test('the page about money says what is advertising, and that Featured and questions are not for sale', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, '/how-this-guide-earns-money')
  for (const part of ['What is paid for', 'What is not for sale'])
    await expect(main(page).getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(main(page)).toContainText('It cannot be bought')
})

test('the About page has the service area, six differentiators, the policy and links', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, '/about')
  const area = section(page, 'Areas we cover')
  await expect(headings(area, 3)).toHaveText([
    'San Antonio',
    'New Braunfels',
    'Schertz & Cibolo',
    'Boerne',
  ])
  for (const county of ['Bexar', 'Comal', 'Guadalupe', 'Kendall'])
    await expect(area.getByText(`${county} County`)).toBeVisible()
  const differences = section(page, 'What makes this guide different')
  await expect(headings(differences, 3)).toHaveCount(6)
  const policy = section(page, "The publisher's policy")
  await expect(policy.getByRole('term')).toHaveText([
    'Contact information',
    'Fair housing',
    'Content accuracy',
    'Copyright',
    'Disclaimer',
  ])
  for (const [name, path] of [
    ['Read the full privacy policy', '/privacy-policy'],
    ['Get the newsletter', '/newsletter'],
    ['Start your search', '/'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
})

test('How to Use This Site has six entry points, four steps and the service area', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, `${resources}/how-to-use-this-site`)
  const ways = section(page, 'What you can do here').getByRole('link')
  const paths = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    '/communities',
    '/builders',
    '/communities?status=available',
    '/about',
    resources,
    resources,
  ])
  await expect(headings(section(page, 'Quick start in four steps'), 3)).toHaveText([
    'Set your budget',
    'Search the map',
    'Compare three communities',
    'Request a tour',
  ])
  await expect(headings(section(page, 'Areas we cover'), 3)).toHaveText([
    'Bexar County',
    'Comal County',
    'Guadalupe County',
    'Kendall County',
  ])
  await expect(main(page).getByText('Boerne, Fair Oaks Ranch, Comfort')).toBeVisible()
})

test('School Information has public districts, private schools, a call link and a disclaimer', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, `${resources}/school-information`)

  await test.step('lists the public districts with rating, enrollment, highlights and website', async () => {
    await expect(headings(section(page, 'Public school districts'), 3)).toHaveText([
      'Northside ISD',
      'North East ISD',
      'Comal ISD',
      'Schertz-Cibolo-Universal City ISD',
    ])
    const comal = card(page, 'Comal ISD')
    await expect(comal.getByRole('definition')).toHaveText(['B (TEA, 2025)', 'about 30,000'])
    await expect(comal.getByRole('list', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(
      3,
    )
    const website = comal.getByRole('link', { name: 'Visit Website of Comal ISD' })
    await expect(website).toHaveAttribute('href', 'https://www.comalisd.org')
    await expect(website).toHaveAttribute('rel', /noopener/)
  })

  await test.step('has four private schools, a call link and a disclaimer', async () => {
    const schools = section(page, 'Private schools')
    await expect(schools.getByRole('article')).toHaveCount(4)
    await expect(card(page, "St. Brendan's Academy").getByRole('definition')).toHaveText([
      'Independent day school',
      'K-8',
      '$9,800-$12,400 a year',
    ])
    await expect(schools.getByRole('link', { name: 'Call (210) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+12105550100',
    )
    await expect(page.getByRole('note')).toContainText('The guide does not rate schools.')
  })
})

test('Helpful Links opens external sites in a new tab and links to one internal page', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, `${resources}/helpful-links`)
  for (const [name, count] of [
    ['Education & Schools', 6],
    ['Real Estate & Housing', 6],
    ['Local Services', 6],
    ['Finance & Mortgage', 6],
  ] as const)
    await expect(section(page, name).getByRole('listitem')).toHaveCount(count)
  await expect(main(page).getByText('Visit Website')).toHaveCount(23)
  const hud = main(page).getByRole('link', { name: /^Visit Website of U.S. Department of Housing/ })
  await expect(hud).toHaveAttribute('target', '_blank')
  await expect(hud).toHaveAttribute('rel', 'noopener noreferrer')
  const own = main(page).getByRole('link', { name: 'View Housing Guides' })
  await expect(own).toHaveAttribute('href', `${resources}/housing-guides`)
  const featured = main(page).getByRole('listitem').filter({ hasText: 'Featured' })
  await expect(featured).toHaveCount(1)
  await expect(featured.getByRole('heading')).toHaveText(/SABOR/)
  await expect(page.getByRole('note')).toContainText('sites that the guide does not control')
})

test.describe('New-Home Service Providers', () => {
  const path = `${resources}/new-home-service-providers` as const
  const [inspection, moving] = ['Caliche & Clay Home Inspection', 'Two Ramps Moving']

  test('has two companies with contact information and a special offer', async ({
    page,
    baseURL,
  }) => {
    await openStaticPage(page, baseURL, path)
    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(card(page, inspection)).toContainText('Special offer')
    await expect(card(page, inspection)).toContainText('Three visits, $125 off')
    await expect(card(page, moving).getByRole('link')).toHaveText([
      '(210) 555-0150',
      'estimate@two-ramps-moving.example',
      'two-ramps-moving.example',
    ])
    for (const [name, href] of [
      ['Browse resources', resources],
      ['Contact us', '/contact'],
    ] as const)
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('shows initials when a logo fails to load', async ({ page, browserErrors }) => {
    await page.route('**/media/two-ramps-moving*.svg', (route) => route.fulfill({ status: 404 }))
    await visit(page, path)
    await card(page, moving).scrollIntoViewIfNeeded()
    await expect(card(page, moving).getByText('TR', { exact: true })).toBeVisible()
    await expect(card(page, inspection).getByText('CC', { exact: true })).toHaveCount(0)
    browserErrors.splice(0)
  })
})

test('Featured Realtors has one profile with contact, specialties, areas and credentials', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, `${resources}/featured-realtors`)
  const profile = main(page).getByRole('article')
  await expect(profile).toHaveCount(1)
  const links = profile.getByRole('link')
  const ways = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(ways).toEqual([
    'https://www.ejemplo-realty.example/iabs',
    'tel:+12105550149',
    'mailto:paloma@ejemplo-realty.example',
    'https://www.ejemplo-realty.example',
  ])
  await expect(profile.getByRole('heading', { level: 3 })).toHaveText([
    'Specialties',
    'Service areas',
    'Credentials',
  ])
  await expect(profile.getByText('Relocation to San Antonio')).toBeVisible()
})

test('Housing Guides describes the network, links to it, and states that others run that site', async ({
  page,
  baseURL,
}) => {
  await openStaticPage(page, baseURL, `${resources}/housing-guides`)
  await expect(section(page, 'Plumbline Housing Guides')).toContainText('a national network')
  const way = main(page).getByRole('link', { name: "Visit the network's website" })
  await expect(way).toHaveAttribute('href', 'https://plumbline-guides.example')
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('note')).toContainText('is run by another publisher')
})

test.describe('the Moving Checklist', () => {
  const path = `${resources}/moving-checklist` as const

  test('saves and counts checked items, resets, and prints without controls', async ({
    page,
    baseURL,
  }) => {
    await openStaticPage(page, baseURL, path)

    await test.step('saves and counts checked items, and resets', async () => {
      const first = page.getByRole('checkbox').first()
      await expect(page.getByRole('checkbox')).toHaveCount(48)
      await expect(main(page).getByRole('status')).toHaveText('0 of 48 done')
      await first.check()
      await page.getByRole('group', { name: 'Moving day' }).getByText('Make up the beds').click()
      await expect(main(page).getByRole('status')).toHaveText('2 of 48 done')
      await reload(page)
      await expect(main(page).getByRole('status')).toHaveText('2 of 48 done')
      await expect(first).toBeChecked()
      await first.uncheck()
      await expect(main(page).getByRole('status')).toHaveText('1 of 48 done')
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect(main(page).getByRole('status')).toHaveText('0 of 48 done')
      await reload(page)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    })

    await test.step('prints without controls', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes')
      })
      await page.getByRole('button', { name: 'Print checklist' }).click()
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Print checklist' })).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeHidden()
    })
  })

  test('counts items that were checked before hydration', async ({ page }) => {
    const scripts = createDeferred()
    await page.route(/\/_next\/.*\.js/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('checkbox').first().check()
    scripts.resolve()
    await expect(main(page).getByRole('status')).toHaveText('1 of 48 done')
  })

  test('resets when the stored value is invalid', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('left')) localStorage.setItem('moving-checklist', '{"a":1}')
      sessionStorage.setItem('left', 'yes')
    })
    await visit(page, path)
    await page.getByRole('checkbox').first().check()
    await expect(main(page).getByRole('status')).toHaveText('1 of 48 done')
    await reload(page)
    await expect(main(page).getByRole('status')).toHaveText('1 of 48 done')
  })
})

test.describe('Helpful Articles', () => {
  const path = `${resources}/helpful-articles` as const
  const title = 'The pre-drywall inspection'

  test('lists twelve articles in five categories, and shows each on a page', async ({
    page,
    baseURL,
  }) => {
    await openStaticPage(page, baseURL, path)

    await test.step('lists twelve articles, one of them featured, and links', async () => {
      for (const [name, count] of [
        ['Getting started', 2],
        ['Financing', 2],
        ['Construction & inspection', 3],
        ['Neighborhoods & schools', 2],
        ['After closing', 3],
      ] as const)
        await expect(section(page, name).getByRole('article')).toHaveCount(count)
      await expect(main(page).getByText('Featured', { exact: true })).toHaveCount(1)
      const inspection = card(page, title)
      await expect(inspection).toContainText('Featured')
      await expect(inspection).toContainText('For about a week, you can see everything inside')
      await expect(inspection).toContainText("The guide's building desk")
      await expect(inspection.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      await expect(inspection).toContainText(/\d min read/)
      for (const [name, href] of [
        ['Subscribe to the newsletter', '/newsletter'],
        ['Browse resources', resources],
      ] as const)
        await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
    })

    await test.step('shows each article on a page', async () => {
      await page.getByRole('link', { name: `Read Article: ${title}` }).click()
      await expect(page).toHaveURL(`${path}/the-pre-drywall-inspection`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      // A full load, as a search engine sees the page.
      await reload(page)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${path}/the-pre-drywall-inspection`,
      )
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to helpful articles' }).click()
      await expect(page).toHaveURL(path)
    })
  })

  test('shows Not Found for an unknown article', async ({ request }) => {
    const response = await request.get(`${path}/no-such-article`)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>Article Not Found<\/h1>/)
    expect(html).toMatch(
      /<a [^>]*href="\/resources\/helpful-articles"[^>]*>(?:(?!<\/a>).)*Back to helpful articles/,
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all static pages are readable', async ({ page }) => {
    for (const [path, text] of [
      ['/privacy-policy', 'To keep the forms free of spam'],
      ['/about', 'Your details are not sold'],
      [`${resources}/how-to-use-this-site`, 'Compare three communities'],
      [`${resources}/school-information`, 'Guadalupe Valley Country Day'],
      [`${resources}/helpful-links`, 'Kendall Appraisal District'],
      [`${resources}/new-home-service-providers`, 'Two nights on the truck, free'],
      [`${resources}/featured-realtors`, 'Paloma Ejemplo'],
      [`${resources}/housing-guides`, 'One starting point'],
      [`${resources}/moving-checklist`, 'Make up the beds first'],
      [`${resources}/helpful-articles`, 'Watering a slab in clay soil'],
    ] as const) {
      await visit(page, path)
      await expect(main(page).getByText(text, { exact: true })).toBeVisible()
    }
  })
})

test('static pages show the ads of all slots in turn', async ({ page }) => {
  const shown = new Set<string | null>()
  for (const name of ['moving-checklist', 'helpful-links', 'featured-realtors', 'housing-guides']) {
    await visit(page, `${resources}/${name}`)
    const ad = page.locator('figure').filter({ hasText: 'Advertisement' })
    shown.add(await ad.first().getByRole('img').getAttribute('alt'))
  }
  expect(shown.size).toBeGreaterThan(1)
})
