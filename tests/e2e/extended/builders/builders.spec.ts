import type { Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import { expectNoDataRequests } from '../../helpers/data-requests'
import { structuredData } from '../../helpers/structured-data'
import { toasts } from '../../helpers/toast'

const found = (page: Page) => page.locator('main [aria-live=polite]')
const tier = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

const profile = '/builders/hearth-and-hill'

async function choose(page: Page, name: string) {
  await page.locator('fieldset label').filter({ hasText: name }).click()
  await expect(tier(page, name)).toBeChecked()
}

test.describe('the list of builders', () => {
  test('resets a search without results, and shows each builder', async ({ page }) => {
    await visit(page, '/builders?q=atlantis&tier=local')

    await test.step('shows a message and a reset link when nothing matches', async () => {
      await expect(found(page)).toHaveText('0 builders found')
      await expect(page.getByRole('heading', { name: 'No builders found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
      await page.getByRole('button', { name: 'Show all builders' }).click()
      await expect(found(page)).toHaveText('38 builders found')
      await expect(page).toHaveURL('/builders')
    })

    const hearth = card(page, 'Hearth & Hill')

    await test.step('shows each builder with tier, communities and contacts', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Home builders' })).toBeVisible()
      await expect(found(page)).toHaveText('38 builders found')
      await expect(page.getByRole('article')).toHaveCount(38)
      await expect(hearth.getByText('Local', { exact: true })).toBeVisible()
      await expect(hearth.getByRole('link', { name: /^Active Communities/ })).toHaveText(
        'Active Communities2',
      )
      await expect(hearth.getByRole('link', { name: 'Call Hearth & Hill' })).toHaveAttribute(
        'href',
        'tel:+12105550161',
      )
      const website = hearth.getByRole('link', { name: 'Hearth & Hill website' })
      await expect(website).toHaveAttribute('rel', /noopener/)
      const horton = card(page, 'D.R. Horton')
      await expect(horton.getByRole('link', { name: /website$/ })).toBeVisible()
      await expect(horton.getByRole('link', { name: /^Call/ })).toHaveCount(0)
    })

    await test.step('links to the profile by name and by View Profile, and to the communities', async () => {
      for (const name of ['Hearth & Hill', 'View Profile of Hearth & Hill']) {
        await expect(hearth.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          profile,
        )
      }
      await hearth.getByRole('link', { name: /^Active Communities/ }).click()
      await expect(page).toHaveURL(`${profile}#communities`)
      await expect(page.getByRole('heading', { name: 'Active communities' })).toBeInViewport()
    })
  })

  test('searches names and descriptions while typing, sorts, and filters in the URL', async ({
    page,
  }) => {
    await expectNoDataRequests(page, () => visit(page, '/builders', { waitUntil: 'networkidle' }))
    expect(await structuredData(page)).toHaveProperty('BreadcrumbList')

    await test.step('sorts by name, by number of communities and by tier', async () => {
      const names = () => page.getByRole('article').getByRole('heading').allTextContents()
      const byName = await names()
      expect(byName.slice(0, 2)).toEqual(['Bluestem Homes', 'Canyon Wren Homes'])
      await page.getByLabel('Sort by').selectOption('communities')
      await expect(page.getByRole('article').first()).toContainText('Larkspur Communities')
      const links = await page
        .getByRole('link', { name: /^Active Communities of/ })
        .allTextContents()
      const counts = links.map((text) => Number(text.replace(/\D/g, '')))
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      await page.getByLabel('Sort by').selectOption('tier')
      await expect(page.getByRole('article').first()).toContainText('D.R. Horton')
      const tiers = await page
        .getByRole('article')
        .getByText(/^(National|Regional|Local)$/)
        .allTextContents()
      const ranks = tiers.map((text) => ['National', 'Regional', 'Local'].indexOf(text))
      expect(ranks).toEqual([...ranks].sort())
      expect(ranks).toHaveLength(38)
    })

    await page.getByLabel('Sort by').selectOption('name')
    await expect(page).toHaveURL('/builders')

    await test.step('filters by tier in the URL, which works when shared, reloaded and gone back through', async () => {
      await choose(page, 'National')
      await expect(page).toHaveURL('/builders?tier=national')
      await expect(found(page)).toHaveText('8 builders found')
      await page.getByLabel('Sort by').selectOption({ label: 'Most Communities' })
      await expect(page).toHaveURL('/builders?tier=national&sort=communities')
      await reload(page)
      await expect(tier(page, 'National')).toBeChecked()
      await expect(page.getByLabel('Sort by')).toHaveValue('communities')
      await expect(found(page)).toHaveText('8 builders found')
      await page.goBack()
      await expect(page.getByLabel('Sort by')).toHaveValue('name')
      await page.goBack()
      await expect(tier(page, 'All')).toBeChecked()
      await expect(found(page)).toHaveText('38 builders found')
    })

    await test.step('searches, uses the singular for one result, and opens a profile', async () => {
      await page.getByRole('searchbox').fill('QUARRY ELEVEN miles')
      await expect(found(page)).toHaveText('1 builder found')
      await expect(card(page, 'Hearth & Hill')).toBeVisible()
      await expect(page).toHaveURL('/builders?q=QUARRY+ELEVEN+miles')
      await page.getByRole('searchbox').fill('stonegate')
      await expect(card(page, 'Stonegate Custom')).toBeVisible()
      await card(page, 'Stonegate Custom')
        .getByRole('link', { name: 'View Profile of Stonegate Custom' })
        .click()
      await expect(page.getByText('Custom & Production', { exact: true })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/builders?q=stonegate')
      await expect(found(page)).toHaveText('1 builder found')
    })
  })

  test('shows initials when a logo fails to load', async ({ page, browserErrors }) => {
    await page.route('**/media/hearth-and-hill.svg', (route) => route.fulfill({ status: 404 }))
    await visit(page, '/builders?q=hearth+%26')
    await expect(card(page, 'Hearth & Hill').getByText('HH', { exact: true })).toBeVisible()
    browserErrors.splice(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the builders page lists all builders and filters by a form, and a profile is readable', async ({
    page,
  }) => {
    await visit(page, '/builders')
    await expect(page.getByRole('article')).toHaveCount(38)
    await page.getByRole('searchbox').fill('homes')
    await page.locator('fieldset label').filter({ hasText: 'National' }).click()
    await page.getByRole('button', { name: 'Show builders' }).click()
    await expect(page).toHaveURL('/builders?q=homes&tier=national&sort=name')
    for (const found of await page.getByRole('article').all())
      await expect(found.getByText('National', { exact: true })).toBeVisible()
    await visit(page, profile)
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

test.describe('a builder profile', () => {
  test('has metadata and shows all fields', async ({ page, baseURL }) => {
    await expectNoDataRequests(page, () => visit(page, profile, { waitUntil: 'networkidle' }))

    await test.step('has structured data with breadcrumbs', async () => {
      await expect(page).toHaveTitle(/^Hearth & Hill, Local Builder \|/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${profile}`,
      )
      await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute(
        'content',
        /-share\.jpg$/,
      )
      const data = await structuredData(page)
      expect(data.HomeAndConstructionBusiness).toMatchObject({
        name: 'Hearth & Hill',
        url: `${baseURL}${profile}`,
        foundingDate: '1994',
      })
      expect(data.BreadcrumbList?.itemListElement).toMatchObject([
        { name: 'Home' },
        { name: 'Builders', item: `${baseURL}/builders` },
        { name: 'Hearth & Hill' },
      ])
    })

    await test.step('shows all fields', async () => {
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearth & Hill')
      await expect(page.getByText('2 active communities')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
        'href',
        'tel:+12105550161',
      )
      const website = page.getByRole('link', { name: 'Visit Website' })
      await expect(website).toHaveAttribute('rel', /noopener/)
      for (const [label, value] of [
        ['Home Types', 'Production Homes'],
        ['Builder Tier', 'Local Builder'],
        ['Founded', '1994'],
        ['Employees', '40-60'],
      ] as const) {
        await expect(
          main.locator('dl > div').filter({ hasText: label }).getByRole('definition'),
        ).toHaveText(value)
      }
      const contact = page.getByRole('region', { name: 'Contact Information' })
      await expect(contact.getByRole('link', { name: '(210) 555-0161' })).toBeVisible()
      await expect(
        contact.getByRole('link', { name: 'office@hearth-and-hill.example' }),
      ).toBeVisible()
      await expect(contact.getByText('212 Hearthstone Pass, Boerne, Texas 78006')).toBeVisible()
      const communities = page.getByRole('region', { name: 'Active communities' })
      await communities.getByRole('link', { name: 'Cibolo Ridge Preserve', exact: true }).click()
      await expect(page).toHaveURL('/communities/cibolo-ridge-preserve')
      await page.getByRole('link', { name: 'View Builder Profile' }).first().click()
      await expect(page).toHaveURL(new RegExp(`^${baseURL}/builders/`))
    })
  })

  test('omits missing data: phone, email, communities, and is reached from the footer', async ({
    page,
  }) => {
    await visit(page, '/builders/dr-horton')
    await expect(page.getByText('National Builder', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('0 active communities')).toBeVisible()
    await expect(page.getByText('No active communities at this time')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Visit Website' })).toBeVisible()
    const contact = page.getByRole('region', { name: 'Contact Information' })
    await expect(contact.getByText('Website', { exact: true })).toBeVisible()
    for (const label of ['Phone', 'Email'])
      await expect(contact.getByText(label, { exact: true })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Casa Tejas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Tejas')
  })

  test('has one active community in the singular, and no Visit Website link without a website', async ({
    request,
  }) => {
    const html = async (slug: string) => (await request.get(`/builders/${slug}`)).text()
    const southtown = await html('southtown-builders')
    expect(southtown).toContain('>1 active community</')
    expect(southtown).toContain('Visit Website</a>')
    const dryCreek = await html('dry-creek-craftsmen')
    expect(dryCreek).toContain('Call Now</a>')
    expect(dryCreek).not.toContain('Visit Website')
  })

  test('returns Not Found with a link back for an unknown slug', async ({ page }) => {
    const response = await visit(page, '/builders/nothing-of-this-name')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Builder Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Builders' }).click()
    await expect(page).toHaveURL('/builders')
  })
})

const form = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  phone: page.getByLabel('Phone'),
  interest: page.getByLabel('Interest'),
  // By role, because the form itself is named Send a message.
  message: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send message' }),
})

const written = {
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Do you build on our own lot in Boerne?',
}

async function fillIn(page: Page) {
  const { name, email, phone, message } = form(page)
  await name.fill(written.name)
  await email.fill(written.email)
  await phone.fill(written.phone)
  await message.fill(written.message)
}

test.describe('the message form', () => {
  test('shows errors, keeps the input when it is invalid or sending fails, and resets once it is sent', async ({
    page,
    request,
    browserErrors,
  }) => {
    await visit(page, profile)
    const { name, email, phone, interest, message, send } = form(page)

    await test.step('shows an error under each invalid field and focuses the first', async () => {
      await send.click()
      await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
      await expect(email).toHaveAccessibleDescription('Invalid email address')
      await expect(phone).toHaveAccessibleDescription('Phone number must be at least 10 digits')
      await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters')
      await expect(name).toBeFocused()
      await name.fill('Ana')
      await expect(name).toHaveAccessibleDescription('')
    })

    await test.step('keeps the input when sending fails', async () => {
      await fillIn(page)
      await interest.selectOption('investment')
      await page.route('**/api/leads', (route) =>
        route.fulfill({ status: 503, body: 'Service Unavailable' }),
      )
      await send.click()
      const toast = toasts(page).filter({ hasText: 'Error' })
      await expect(toast).toContainText('Failed to send your message. Please try again.')
      await expect(name).toHaveValue(written.name)
      await expect(email).toHaveValue(written.email)
      await expect(phone).toHaveValue(written.phone)
      await expect(interest).toHaveValue('investment')
      await expect(message).toHaveValue(written.message)
      expect(browserErrors.splice(0)).toEqual([expect.stringContaining('503 POST')])
      await page.unroute('**/api/leads')
    })

    await test.step('sends the message with the selected interest, shows Sending..., and resets', async () => {
      const { id } = await (await request.get('/api/builders/slug/hearth-and-hill')).json()
      await expect(interest.locator('option')).toHaveText([
        'Choose one',
        'First-time buyer',
        'Move-up buyer',
        'Relocation',
        'Investment',
      ])
      await interest.selectOption({ label: 'Relocation' })
      const sent: unknown[] = []
      await page.route('**/api/leads', async (route) => {
        sent.push(route.request().postDataJSON())
        await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
        await route.continue()
      })
      await send.click()
      const toast = toasts(page).filter({ hasText: 'Success!' })
      await expect(toast).toContainText("Your message has been sent. We'll contact you soon!")
      expect(sent).toEqual([
        { ...written, interest: 'relocation', builderId: id, source: 'builder-contact' },
      ])
      await expect(name).toHaveValue('')
      await expect(interest).toHaveValue('')
      await expect(message).toHaveValue('')
      await page.unroute('**/api/leads')
    })

    await test.step('sends a message without an interest', async () => {
      await fillIn(page)
      const sending = page.waitForRequest('**/api/leads')
      await form(page).send.click()
      expect((await sending).postDataJSON()).not.toHaveProperty('interest')
      await expect(form(page).name).toHaveValue('')
    })
  })
})
