import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { Event } from '../../../../src/contract/events/event'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { toasts } from '../../helpers/toast'
import { asAdmin, signInAs } from '../../staff'

const path = '/resources/events'
const HOUR = 3_600_000

const upcomingButton = (page: Page) => page.getByRole('button', { name: 'Upcoming Events' })
const allButton = (page: Page) => page.getByRole('button', { name: 'All Events', exact: true })
const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const placeholders = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Loading events...' }).locator('> [aria-hidden]')
const isList = ({ pathname }: URL) => pathname === '/api/events'

async function listed(request: APIRequestContext, query = ''): Promise<Event[]> {
  return (await request.get(`/api/events${query}`)).json()
}

/** An event that is not in the sample; times are in hours from now. */
function anEvent(title: string, given: Partial<Event>, start = 24, end?: number): Event {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  return {
    id: `9${title.length}`,
    slug: title,
    title,
    description: null,
    eventType: 'open-house',
    eventDate: at(start),
    endDate: end === undefined ? null : at(end),
    allDay: false,
    builderName: null,
    location: null,
    address: null,
    communityName: null,
    contactPhone: null,
    website: null,
    image: null,
    imageAlt: null,
    ...given,
  }
}

/**
 * Opens the other list first, then switches to this one, for which the API returns these events.
 */
async function showAs(page: Page, tab: 'upcoming' | 'all', events: readonly Event[]) {
  await page.route(isList, (route) => route.fulfill({ json: events }))
  await visit(page, tab === 'all' ? path : `${path}?show=all`)
  await (tab === 'all' ? allButton(page) : upcomingButton(page)).click()
}

test('the events page shows the upcoming events with their details, and links', async ({
  page,
}) => {
  await test.step('opens with the upcoming events, soonest first, and fetches no data', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await visit(page, path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(/^New home events and open houses in San Antonio \|/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New home events')
    await expect(upcomingButton(page)).toHaveAttribute('aria-pressed', 'true')
    const upcoming = await listed(page.request, '?upcoming=true')
    expect(await titles(page)).toEqual(upcoming.map(({ title }) => title))
    expect(requests.filter((path) => /^\/(cms\/)?api\//.test(path))).toEqual([])
  })

  await test.step('has structured data for each event shown', async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const documents = texts.map((text) => JSON.parse(text))
    const events = documents.flatMap((document) => document['@graph'] ?? [])
    expect(events.map(({ name }) => name)).toEqual(await titles(page))
  })

  await test.step('shows title, time, place, host and contact of each event', async () => {
    const open = card(page, 'Open house on the west ridge at Juniper Draw')
    await expect(open.getByText('Open house', { exact: true })).toBeVisible()
    await expect(open.getByText('Upcoming', { exact: true })).toBeVisible()
    await expect(open.getByRole('time')).toHaveText(
      /^[A-Z][a-z]{2} \d{2}, \d{4} • \d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/,
    )
    await expect(open.getByText('Pecan & Pine Homes', { exact: true })).toBeVisible()
    await expect(open.getByText('Juniper Draw', { exact: true })).toBeVisible()
    await expect(open).toContainText('218 West Ridge Draw, Boerne, TX 78006')
    await expect(open.getByRole('link', { name: '(830) 555-0123' })).toHaveAttribute(
      'href',
      'tel:+18305550123',
    )
    await expect(open.getByRole('link', { name: 'pecan-and-pine-homes.example' })).toHaveAttribute(
      'target',
      '_blank',
    )
    const address = await open.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const calendar = await page.request.get(address ?? '')
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    expect(await calendar.text()).toContain('SUMMARY:Open house on the west ridge at Juniper Draw')
  })

  await test.step('links back to the resources, and to the newsletter and the communities', async () => {
    const main = page.getByRole('main')
    for (const [name, href] of [
      ['Back to Resources', '/resources'],
      ['Get the newsletter', '/newsletter'],
      ['Browse communities', '/communities'],
      ['Add all events to your calendar', '/api/events.ics'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  await test.step('has no axe violations', async () => {
    await expectAccessibleAtAllWidths(page, {
      holds: () => expect(cards(page).first()).toBeVisible(),
    })
  })
})

test('the events page shows all events, in a URL that works with reload and back, and by keyboard', async ({
  page,
}) => {
  await visit(page, path)
  const upcoming = await titles(page)

  await test.step('shows all events, in a URL that works with reload', async () => {
    await allButton(page).click()
    await expect(page).toHaveURL(`${path}?show=all`)
    await expect(allButton(page)).toHaveAttribute('aria-pressed', 'true')
    const all = (await listed(page.request)).map(({ title }) => title)
    expect(all.length).toBeGreaterThan(upcoming.length)
    await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(upcoming))
    await expect(cards(page).getByText('Past Event').first()).toBeVisible()
    await reload(page)
    await expect(cards(page).getByText('Past Event').first()).toBeVisible()
  })

  await test.step('has no axe violations while all events are shown', async () => {
    await expectAccessibleAtAllWidths(page, {
      holds: () => expect(cards(page).getByText('Past Event').first()).toBeVisible(),
    })
  })

  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(() => titles(page)).toEqual(upcoming)

  await test.step('switches the list by keyboard', async () => {
    await upcomingButton(page).focus()
    await page.keyboard.press('Tab')
    await expect(allButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page).getByText('Past Event').first()).toBeVisible()
    await expect(allButton(page)).toBeFocused()
  })
})

test('the events page shows placeholder cards while loading, an error with a retry button, and which events are past', async ({
  page,
  browserErrors,
}) => {
  const events = [
    anEvent('Long over', {}, -50, -48),
    anEvent('Began an hour ago', {}, -1, 2),
    anEvent('Began, and says no end', {}, -1),
    anEvent('Tomorrow', {}, 24),
    anEvent('Garage sale', { eventType: 'garage-sale' }),
  ]
  const response = createDeferred()
  let fail = true
  await page.route(isList, async (route) => {
    await response.promise
    await route.fulfill(fail ? { status: 503, body: 'Busy' } : { json: events })
  })
  await visit(page, path)
  await allButton(page).click()

  await test.step('shows three placeholder cards, without axe violations', async () => {
    await expectAccessibleAtAllWidths(page, {
      holds: () => expect(placeholders(page)).toHaveCount(3),
    })
  })
  response.resolve()
  await expect(page.getByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 GET')])
  fail = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)

  await test.step('shows whether an event is past, ongoing or upcoming, and an unknown type as an open house', async () => {
    await expect(card(page, 'Long over')).toContainText('Past Event')
    await expect(card(page, 'Began an hour ago')).toContainText('Ongoing')
    await expect(card(page, 'Began, and says no end')).toContainText('Past Event')
    await expect(card(page, 'Tomorrow')).toContainText('Upcoming')
    await expect(
      card(page, 'Long over').getByRole('link', { name: 'Add to calendar' }),
    ).toHaveCount(0)
    await expect(card(page, 'Garage sale').getByText('Open house', { exact: true })).toBeVisible()
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the events page shows the time in San Antonio', async ({ page }) => {
    await visit(page, path)
    const time = card(page, 'Open house on the west ridge at Juniper Draw').getByRole('time')
    await expect(time).toContainText('• 12:00 PM - 4:00 PM')
  })
})

const empty = {
  upcoming:
    'There are no upcoming events at this time. Check back soon for new builder events and open houses!',
  all: 'No events are currently available in the system.',
} as const

for (const tab of ['upcoming', 'all'] as const) {
  test(`the events page shows the empty state, without axe violations: ${tab}`, async ({
    page,
  }) => {
    await showAs(page, tab, [])
    await expect(page.getByRole('heading', { name: 'No Events Found' })).toBeVisible()
    await expect(page.getByText(empty[tab], { exact: true })).toBeVisible()
    await expectAccessibleAtAllWidths(page, { holds: () => expect(cards(page)).toHaveCount(0) })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the events page shows both lists by their buttons', async ({ page }) => {
    await visit(page, path)
    await expect(cards(page).first()).toBeVisible()
    await allButton(page).click()
    await expect(page).toHaveURL(`${path}?show=all`)
    await expect(cards(page).getByText('Past Event').first()).toBeVisible()
  })
})

/** Publishes an event of the distant past and returns its title. */
async function publishOld(request: APIRequestContext): Promise<string> {
  const name = crypto.randomUUID().slice(0, 8)
  const title = `Forgotten tour ${name}`
  const response = await request.post('/cms/api/events', {
    headers: asAdmin(),
    data: {
      title,
      slug: `forgotten-${name}`,
      eventType: 'model-tour',
      _status: 'published',
      eventDate: '2021-03-06T16:00:00.000Z',
      description: 'A tour that is over.',
      location: 'Cibolo, Texas',
      address: '212 Wading Bird Way, Cibolo, TX 78108',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return title
}

const cleanUp = (page: Page) => page.getByRole('button', { name: 'Clean up expired' })
const remove = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: `Delete: ${title}` })
const dialog = (page: Page) => page.getByRole('dialog')

test.describe('for staff', () => {
  test('the events page deletes one event or all past ones after a confirmation, and shows what failed', async ({
    page,
    browserErrors,
  }) => {
    const title = await publishOld(page.request)
    await signInAs(page, 'editor')
    await visit(page, `${path}?show=all`)
    await remove(page, title).click()
    await expect(dialog(page)).toContainText(`“${title}” will be moved to the trash.`)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(remove(page, title)).toBeFocused()
    await remove(page, title).click()
    await dialog(page).getByRole('button', { name: 'Delete event' }).click()
    await expect(toasts(page)).toContainText('Event deleted')
    await expect(card(page, title)).toHaveCount(0)
    expect((await listed(page.request)).map((event) => event.title)).not.toContain(title)
    await reload(page)
    await expect(cards(page).first()).toBeVisible()
    await expect(card(page, title)).toHaveCount(0)

    const isDelete = (route: Route) => route.request().method() === 'DELETE'
    await page.route('**/api/events/**', (route) =>
      isDelete(route) ? route.fulfill({ status: 503, body: 'Busy' }) : route.continue(),
    )
    const [first = ''] = await titles(page)
    await remove(page, first).click()
    await dialog(page).getByRole('button', { name: 'Delete event' }).click()
    await expect(toasts(page).filter({ hasText: 'Failed to delete event' })).toBeVisible()
    await expect(card(page, first)).toBeVisible()
    await cleanUp(page).click()
    await expect(dialog(page)).toContainText('All past events will be moved to the trash')
    await test.step('the confirmation has no axe violations', () =>
      expectAccessibleAtAllWidths(page, { holds: () => expect(dialog(page)).toBeVisible() }))
    await dialog(page).getByRole('button', { name: 'Delete expired events' }).click()
    await expect(toasts(page)).toContainText('Failed to cleanup expired events')
    expect(browserErrors.splice(0)).toEqual([
      expect.stringContaining('503 DELETE'),
      expect.stringContaining('503 DELETE'),
    ])

    const requests: string[] = []
    // Intercepted, because other tests need the sample events.
    await page.route('**/api/events/cleanup/expired', (route) => {
      requests.push(route.request().method())
      return route.fulfill({ json: { deleted: 5 } })
    })
    await expect(dialog(page)).toBeHidden()
    await cleanUp(page).click()
    const again = page.waitForRequest((request) => isList(new URL(request.url())))
    await dialog(page).getByRole('button', { name: 'Delete expired events' }).click()
    await again
    await expect(toasts(page)).toContainText('5 expired events deleted.')
    await expect(dialog(page)).toBeHidden()
    expect(requests).toEqual(['DELETE'])
  })

  test('the events page offers no actions to a contributor', async ({ page }) => {
    await signInAs(page, 'contributor')
    const requests = page.waitForResponse('**/cms/api/users/me')
    await visit(page, path)
    expect((await requests).status()).toBe(200)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete|^Clean up/ })).toHaveCount(0)
  })

  test('the events page shows no actions when the session has expired', async ({
    page,
    browserErrors,
  }) => {
    await page.route('**/cms/api/users/me', (route) => route.fulfill({ status: 401 }))
    await signInAs(page, 'editor')
    const requests = page.waitForResponse('**/cms/api/users/me')
    await visit(page, path)
    await requests
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete|^Clean up/ })).toHaveCount(0)
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('401 GET')])
  })
})
