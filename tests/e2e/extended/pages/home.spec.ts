import type { Page } from '@playwright/test'
import { createDeferred } from '../../../create-deferred'
import { expect, test, visit } from '../../fixtures'
import { expectNoDataRequests } from '../../helpers/data-requests'
import { structuredData } from '../../helpers/structured-data'
import { toasts } from '../../helpers/toast'

const first = 'Find the perfect new home in San Antonio'
const second = 'Luxury new homes in master-planned communities'

const slider = (page: Page) => ({
  region: page.getByRole('region', { name: 'Highlights' }),
  next: page.getByRole('button', { name: 'Next slide' }),
  previous: page.getByRole('button', { name: 'Previous slide' }),
  dot: (name: string) => page.getByRole('button', { name }),
})

/** Expects the slide to be current in the dots and visible. */
async function expectSlide(page: Page, name: string) {
  await expect(slider(page).dot(name)).toHaveAttribute('aria-current', 'true')
  const heading = (text: string) => slider(page).region.getByRole('heading', { name: text })
  await expect(heading(name)).toBeInViewport({ ratio: 0.9 })
  await expect(heading(name === first ? second : first)).not.toBeInViewport()
}

/** Opens the home page with a hydrated slider and a clock that the test controls. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(slider(page).next).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await page.mouse.move(0, 0)
}

test.describe('the hero slider', () => {
  test('changes by arrows and loops, and by dots, which are labeled with their slide', async ({
    page,
  }) => {
    await visit(page, '/')
    await slider(page).next.click()
    await expectSlide(page, second)
    await slider(page).next.click()
    await expectSlide(page, first)
    await slider(page).previous.click()
    await expectSlide(page, second)
    await slider(page).dot(`Slide 1: ${first}`).click()
    await expectSlide(page, first)
    await slider(page).dot(`Slide 2: ${second}`).click()
    await expectSlide(page, second)
  })

  test('advances after 6000 ms, and pauses while it is used, hidden or stopped', async ({
    page,
  }) => {
    await openWithStoppedClock(page)

    /** Expects that `name` stays until `resume`. */
    const expectPause = async (name: string, resume: () => Promise<unknown>) => {
      await page.clock.runFor(30_000)
      await expectSlide(page, name)
      await resume()
      await page.clock.runFor(8000)
      await expectSlide(page, name === first ? second : first)
    }

    await test.step('it advances after 6000 ms, and again', async () => {
      await page.clock.runFor(5000)
      await expectSlide(page, first)
      // The rest of the first six seconds, and the animation.
      await page.clock.runFor(3000)
      await expectSlide(page, second)
      await page.clock.runFor(6000)
      await expectSlide(page, first)
    })

    await test.step('it pauses on hover and resumes afterwards', async () => {
      await slider(page).region.hover({ position: { x: 300, y: 300 } })
      await expectPause(first, () => page.mouse.move(0, 0))
    })

    await test.step('it pauses while it has the keyboard focus', async () => {
      await slider(page).previous.focus()
      await expectPause(second, () => page.locator(':focus').blur())
    })

    await test.step('it pauses while the tab is hidden', async () => {
      const setHidden = (hidden: boolean) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await setHidden(true)
      await expectPause(first, () => setHidden(false))
    })

    await test.step('it pauses until it is played when the pause button is pressed', async () => {
      const press = async (name: string) => {
        await page.getByRole('button', { name }).click()
        await page.mouse.move(0, 0)
        await page.locator(':focus').blur()
      }
      await press('Pause the slides')
      await expectPause(second, () => press('Play the slides'))
    })
  })

  test('does not advance automatically with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithStoppedClock(page)
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeHidden()
    await page.clock.runFor(30_000)
    await expectSlide(page, first)
    await slider(page).next.click()
    await page.clock.runFor(1000)
    await expectSlide(page, second)
  })

  test('loads the image of the second slide halfway to its turn', async ({ page }) => {
    await openWithStoppedClock(page)
    const images = slider(page).region.locator('img')
    await expect(images).toHaveCount(1)
    await page.clock.runFor(3000)
    await expect(images).toHaveCount(2)
    await expect(images.last()).toHaveJSProperty('complete', true)
  })

  test('loads the image of the second slide when the visitor uses the slides', async ({ page }) => {
    await openWithStoppedClock(page)
    const images = slider(page).region.locator('img')
    await expect(images).toHaveCount(1)
    await slider(page).next.focus()
    await expect(images).toHaveCount(2)
  })
})

test('the sections of the home page have their content, without requests for data', async ({
  page,
  request,
}) => {
  const posts: { title: string; slug: string }[] = await (
    await request.get('/api/blog?isPublished=true&limit=3')
  ).json()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoDataRequests(page, () => visit(page, '/', { waitUntil: 'networkidle' }))

  const builders = page.getByRole('region', { name: 'Featured Home Builders' })
  const cards = builders.getByRole('listitem')

  await test.step('the featured builders are eight, each with tier, communities and a link', async () => {
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) {
      await expect(card).toContainText(/(National|Regional|Local) builder/)
      await expect(card).toContainText(/\d+ communit(y|ies)/)
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/builders\/[a-z-]+$/)
    }
    await expect(builders.getByRole('link', { name: 'All builders' })).toHaveAttribute(
      'href',
      '/builders',
    )
  })

  await test.step('they scroll by arrows, which are disabled at the ends', async () => {
    const more = builders.getByRole('button', { name: 'Next builders' })
    const back = builders.getByRole('button', { name: 'Previous builders' })
    await builders.scrollIntoViewIfNeeded()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await more.click()
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await back.click()
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the three resource cards are not links', async () => {
    const resources = page.getByRole('region', { name: 'Good to know' })
    await expect(resources.getByRole('heading')).toHaveText([
      'Financing Options',
      'School Districts',
      'Tax Information',
    ])
    await expect(resources.getByRole('link')).toHaveCount(0)
  })

  await test.step('the latest insights are the three newest articles', async () => {
    const insights = page.getByRole('region', { name: 'Latest Market Insights' })
    await expect(insights.getByRole('heading', { level: 3 })).toHaveText(
      posts.map(({ title }) => title),
    )
    for (const { title, slug } of posts) {
      await expect(insights.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/blog/${slug}`,
      )
    }
    const items = insights.getByRole('listitem')
    for (const item of await items.all()) {
      await expect(item).toContainText(/Market Analysis|Community Spotlight|Buyer's Guide|Article/)
      await expect(item.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      await expect(item.locator('img')).toHaveCount(1)
    }
    await expect(insights.getByRole('link', { name: 'All market reports' })).toHaveAttribute(
      'href',
      '/blog',
    )
  })

  await test.step('there are breadcrumbs for search engines', async () => {
    const { BreadcrumbList } = await structuredData(page)
    expect(BreadcrumbList).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }],
    })
  })

  await test.step('the map teaser links to the communities', async () => {
    await page.getByRole('link', { name: 'Open the interactive map' }).click()
    await expect(page).toHaveURL('/communities')
  })
})

test.describe('the newsletter form', () => {
  const form = (page: Page) => {
    const region = page.getByRole('region', { name: 'The guide, in your inbox' })
    return {
      name: region.getByLabel('Your name'),
      email: region.getByLabel('Email'),
      moveUp: region.getByLabel('Move-up buyer'),
      send: region.getByRole('button', { name: 'Subscribe' }),
      pending: region.getByRole('button', { name: 'Subscribing...' }),
    }
  }
  const toast = (page: Page, title: string) => toasts(page).filter({ hasText: title })

  test('marks what is missing, keeps the input when sending fails, and resets after it was sent', async ({
    page,
    browserErrors,
  }) => {
    await visit(page, '/')
    const { name, email, moveUp, send, pending } = form(page)
    const subscribe = '**/api/newsletter/subscribe'

    await test.step('missing fields are shown, and required ones marked', async () => {
      await expect(name).toHaveAttribute('required')
      await expect(email).toHaveAttribute('required')
      await expect(email).toHaveAttribute('type', 'email')
      await name.fill('Ana Buyer')
      await send.click()
      await expect(toast(page, 'Error')).toContainText('Please fill in all required fields')
      await expect(email).toBeFocused()
      await expect(name).toHaveValue('Ana Buyer')
    })

    await test.step('the browser validates the email', async () => {
      let requests = 0
      await page.route(subscribe, (route) => {
        requests += 1
        return route.abort()
      })
      await email.fill('ana at home')
      await send.click()
      await expect(email).toBeFocused()
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
        true,
      )
      expect(requests).toBe(0)
      await page.unroute(subscribe)
    })

    await test.step('the input stays when sending fails', async () => {
      await email.fill('ana.home@example.com')
      await moveUp.check()
      await page.route(subscribe, (route) =>
        route.fulfill({ status: 503, body: 'Service Unavailable' }),
      )
      await send.click()
      await expect(toast(page, 'Error')).toContainText('Failed to subscribe. Please try again.')
      await expect(name).toHaveValue('Ana Buyer')
      await expect(email).toHaveValue('ana.home@example.com')
      await expect(moveUp).toBeChecked()
      expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
      await page.unroute(subscribe)
    })

    await test.step('the button says Subscribing... while it waits, then a toast confirms', async () => {
      const arrived = createDeferred()
      const response = createDeferred()
      let body: unknown
      await page.route(subscribe, async (route) => {
        body = route.request().postDataJSON()
        arrived.resolve()
        await response.promise
        await route.continue()
      })
      await send.click()
      await expect(pending).toBeDisabled()
      await arrived.promise
      response.resolve()
      await expect(toast(page, 'Success!')).toContainText(
        "You've been subscribed to our newsletter.",
      )
      expect(body).toEqual({
        name: 'Ana Buyer',
        email: 'ana.home@example.com',
        interest: 'move-up',
      })
      await expect(name).toHaveValue('')
      await expect(email).toHaveValue('')
      await expect(moveUp).not.toBeChecked()
      await expect(send).toBeEnabled()
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is readable and linked', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await expect(slider(page).next).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(6)
    const builders = page.getByRole('region', { name: 'Featured Home Builders' })
    await expect(builders.getByRole('listitem')).toHaveCount(8)
    await expect(builders.getByRole('button')).toHaveCount(0)
    await expect(builders.getByRole('list')).toHaveCSS('overflow-x', 'auto')
    const insights = page.getByRole('region', { name: 'Latest Market Insights' })
    await expect(insights.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible()
    await page.getByLabel('Community or city').fill('ridge')
    await page.getByRole('button', { name: 'Search communities' }).click()
    await expect(page).toHaveURL(/\/communities\?q=ridge&city=all&price=all/)
  })
})
