import type { Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import {
  aBuilder,
  aHome,
  cheaper,
  csvOf,
  headings,
  openReview,
  publicPrice,
  unpublishOwn,
} from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

const focused = (page: Page) => page.locator(':focus')

test('a review is decided, corrected and published by keyboard alone', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [first, second, third] = builder.communities
  if (!first || !second || !third) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await openReview(
    page,
    builder,
    csvOf([
      headings,
      [first.name, 'Boerne', '$295,000', 20],
      [second.name, 'Boerne', '$305,000', 21],
      [third.name, 'Boerne', 'from the 310s', 22],
    ]),
  )

  await page.keyboard.press('j')
  await expect(focused(page)).toHaveAccessibleName(
    `Accept Starting price of ${first.name}, $295,000`,
  )
  await page.keyboard.press('a')
  await expect(focused(page)).toHaveAccessibleName(/^Accept Starting price of Briar/)
  await page.keyboard.press('r')
  await page.keyboard.press('e')
  await expect(focused(page)).toHaveAccessibleName(
    `Submitted value of Starting price, ${third.name}`,
  )
  await page.keyboard.press('Control+a')
  await page.keyboard.type('about three hundred')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /price/i })).toBeVisible()
  await expect(focused(page)).toHaveValue('about three hundred')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('$312,500')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 of 3 decided')).toBeVisible()
  await expect(page.getByText('Corrected; submitted as')).toBeVisible()
  await expect(focused(page)).toHaveAccessibleName(`Edit Starting price of ${third.name}`)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the review' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish 2 accepted' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Publish 2 accepted?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 2 accepted' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await expect.poll(() => publicPrice(request, first)).toBe(295_000)
  expect(await publicPrice(request, second)).toBe(second.startPrice)
  await expect.poll(() => publicPrice(request, third)).toBe(312_500)
})

test('an unusual value says its reason, is not accepted with the others, and is previewed; a missing community stays until the editor chooses', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [first, second, missing] = builder.communities
  if (!first || !second || !missing) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await openReview(
    page,
    builder,
    csvOf([
      headings,
      [first.name, 'Boerne', '$180,000', 20],
      [second.name, 'Boerne', '$305,000', 21],
    ]),
  )
  await expect(page.getByText('40% lower than now')).toBeVisible()
  await expect(page.getByText('It stays as it is until you choose.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept all valid' }).click()
  await expect(page.getByText('1 of 3 decided')).toBeVisible()

  await page.getByLabel('Hide what is decided').check()
  await expect(page.getByText(second.name)).toHaveCount(0)
  await reload(page)
  await expect(page.getByLabel('Hide what is decided')).toBeChecked()
  await expect(page.getByText(second.name)).toHaveCount(0)

  await test.step('the unusual value is previewed', async () => {
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: `Preview of ${first.name}` }).click(),
    ])
    await expect(preview.getByText('what the builder submitted')).toBeVisible()
    await expect(preview.getByText('$180,000').first()).toBeVisible()
    expect(await publicPrice(request, first)).toBe(first.startPrice)
    await preview.close()
  })

  await test.step('what the editor chooses for the missing community is published', async () => {
    await page.getByRole('button', { name: `Sold out: ${missing.name}` }).click()
    await expect(page.getByText('2 of 3 decided')).toBeVisible()
    await page.getByRole('button', { name: 'Publish 2 accepted' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish 2 accepted' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    const status = async () =>
      (await (await request.get(`/api/communities/slug/${missing.slug}`)).json()).status
    await expect.poll(status).toBe('sold_out')
    expect(await publicPrice(request, first)).toBe(first.startPrice)
  })
})

test('a changed home is previewed on its page, and a new one of a new plan', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 1)
  const [community] = builder.communities
  if (!community) throw new Error('The builder has a community')
  const home = await aHome(request, builder, community, '7 Bluestem Run')
  await signInAs(page, 'editor')
  const inCommunity = [community.name, 'Boerne'] as const
  await openReview(
    page,
    builder,
    csvOf([
      ['Type', 'Community', 'City', 'Plan', 'Street address', 'Price', 'Square feet', 'Bedrooms'],
      ['Floor plan', ...inCommunity, 'The Nueces', '', '$389,000', 2240, 4],
      ['Home', ...inCommunity, '', '7 Bluestem Run', '$395,000', 2000, 3],
      ['Home', ...inCommunity, 'The Nueces', '12 Larkspur Way', '$402,500', 2240, 4],
    ]),
  )
  const addressOf = async (name: string) => {
    const link = page.getByRole('link', { name: `Preview of ${name}` })
    return (await link.getAttribute('href')) ?? ''
  }
  const htmlOf = async (name: string) => {
    const html = await (await page.request.get(await addressOf(name))).text()
    expect(html).toContain('what the builder submitted')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    return html
  }
  expect(await htmlOf('7 Bluestem Run')).toContain('$395,000')
  const created = await htmlOf('12 Larkspur Way')
  expect(created).toContain('$402,500')
  expect(created).toMatch(/<h2[^>]*>Floor plan: The Nueces<\/h2>/)
  expect(await htmlOf('The Nueces')).toContain('$389,000')
  // Buyers see nothing of it.
  const shown = await request.get(`/communities/${community.slug}/homes/${home.slug}`)
  const html = await shown.text()
  expect(html).toContain('$400,000')
  expect(html).not.toContain('$395,000')

  // A contributor may read the review, and has no preview.
  const address = await addressOf('The Nueces')
  expect((await page.request.get(address)).headers()['cache-control']).toContain('no-store')
  expect((await page.request.get(address.replace(/[^/]+$/, 'home-99'))).status()).toBe(404)
  await signInAs(page, 'contributor')
  expect((await page.request.get(address)).status()).toBe(404)
})

test('two editors see whose decision counts', async ({ page, request }) => {
  const builder = await aBuilder(request, 1)
  const [first] = builder.communities
  if (!first) throw new Error('The builder has a community')
  await signInAs(page, 'editor')
  await openReview(page, builder, cheaper(builder, 5000))

  // The pages share the session cookie, which is that of the editor who acts.
  const other = await page.context().newPage()
  await signInAs(other, 'admin')
  await visit(other, page.url())
  await other.getByRole('button', { name: /^Reject Starting price/ }).click()
  await expect(other.getByText('1 of 1 decided')).toBeVisible()

  await signInAs(page, 'editor')
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Rejected by Test admin')).toBeVisible()
  await page.getByRole('button', { name: /^Accept Starting price/ }).click()
  await page.getByRole('button', { name: 'Publish 1 accepted' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 accepted' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()

  // The other editor's page is of a submission that is published by now.
  await signInAs(other, 'admin')
  await other.bringToFront()
  await other.getByRole('button', { name: /^Reject Starting price/ }).click()
  await expect(other.getByText('This submission is published already.')).toBeVisible()
  expect(await publicPrice(request, first)).toBe(first.startPrice - 5000)
})
