import type { Page } from '@playwright/test'
import { expect, reload, test, visit } from '../../fixtures'
import {
  aBuilder,
  aHome,
  cheaper,
  headings,
  openReview,
  publicPrice,
  toCsv,
  unpublishOwn,
} from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

const focused = (page: Page) => page.locator(':focus')

/** The name of the cell of a price: what it is about, the texts that are seen in it, and the decision. */
const namePrice = ({ name }: { name: string }, seen: string, decided = '') =>
  new RegExp(`^Starting price of ${name}, old and new: ${seen.replaceAll('$', '\\$')}.*${decided}`)

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
    toCsv([
      headings,
      [first.name, 'Boerne', '$295,000', 20],
      [second.name, 'Boerne', '$305,000', 21],
      [third.name, 'Boerne', 'from the 310s', 22],
    ]),
  )

  await page.keyboard.press('j')
  await expect(focused(page)).toHaveAccessibleName(`${first.name}, 1 change`)
  await page.keyboard.press('l')
  await expect(focused(page)).toHaveAccessibleName(namePrice(first, '$300,000 $295,000'))
  await page.keyboard.press('a')
  await expect(focused(page)).toHaveAccessibleName(/^Starting price of Briar/)
  await page.keyboard.press('r')
  await page.keyboard.press('e')
  await expect(focused(page)).toHaveAccessibleName(`Starting price of ${third.name}`)
  await expect(focused(page)).toHaveValue('from the 310s')
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
  await expect(focused(page)).toHaveAccessibleName(
    namePrice(third, '$320,000 $312,500', ' accepted$'),
  )

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

test('keys type into a field only while the editor is in it, and controls do not swallow them', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first, second] = builder.communities
  if (!first || !second) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await openReview(page, builder, cheaper(builder, 5000))
  const name = (community: { name: string }) => `Starting price of ${community.name}`

  await test.step('Escape leaves the field without a change, and keys are keys again', async () => {
    await page.getByRole('button', { name: `Edit ${name(first)}` }).click()
    await expect(focused(page)).toHaveValue('$295000')
    await page.keyboard.type('jar')
    await expect(focused(page)).toHaveValue('jar')
    await page.keyboard.press('Escape')
    await expect(focused(page)).toHaveAccessibleName(namePrice(first, '$300,000 $295,000'))
    await expect(page.getByText('0 of 2 decided')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${name(second)}`))
    await page.keyboard.press('ArrowLeft')
    await expect(focused(page)).toHaveAccessibleName(`${second.name}, 1 change`)
    await page.keyboard.press('k')
    await expect(focused(page)).toHaveAccessibleName(`${first.name}, 1 change`)
  })

  await test.step('a checkbox and a button with the focus do not swallow them', async () => {
    await page.getByLabel('Hide what is decided').focus()
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveAccessibleName(`${first.name}, 1 change`)
    await page.getByRole('button', { name: `Accept ${second.name}`, exact: true }).click()
    await expect(page.getByText('1 of 2 decided')).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByText('0 of 2 decided')).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByText('1 of 2 decided')).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.press('a')
    await expect(page.getByText('2 of 2 decided')).toBeVisible()
    // Accepting again takes nothing back.
    await page.keyboard.press('k')
    await page.keyboard.press('l')
    await page.keyboard.press('a')
    await page.keyboard.press('h')
    await expect(page.getByText('2 of 2 decided')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish 1 accepted' }).first()).toBeVisible()
    await expect(focused(page)).toHaveAccessibleName(`${second.name}, 1 change, decided`)
  })
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
    toCsv([
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
    toCsv([
      ['Type', 'Community', 'City', 'Plan', 'Street address', 'Price', 'Square feet', 'Bedrooms'],
      ['Floor plan', ...inCommunity, 'The Nueces', '', '$389,000', 2240, 4],
      ['Home', ...inCommunity, '', '7 Bluestem Run', '$395,000', 2000, 3],
      ['Home', ...inCommunity, 'The Nueces', '12 Larkspur Way', '$402,500', 2240, 4],
    ]),
  )
  const findPath = async (name: string) => {
    const link = page.getByRole('link', { name: `Preview of ${name}` })
    return (await link.getAttribute('href')) ?? ''
  }
  const fetchHtml = async (name: string) => {
    const html = await (await page.request.get(await findPath(name))).text()
    expect(html).toContain('what the builder submitted')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    return html
  }
  expect(await fetchHtml('7 Bluestem Run')).toContain('$395,000')
  const created = await fetchHtml('12 Larkspur Way')
  expect(created).toContain('$402,500')
  expect(created).toMatch(/<h2[^>]*>Floor plan: The Nueces<\/h2>/)
  expect(await fetchHtml('The Nueces')).toContain('$389,000')
  // Buyers see nothing of it.
  const shown = await request.get(`/communities/${community.slug}/homes/${home.slug}`)
  const html = await shown.text()
  expect(html).toContain('$400,000')
  expect(html).not.toContain('$395,000')

  // A contributor may read the review, and has no preview.
  const address = await findPath('The Nueces')
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

  // The second editor's page is of a submission that is published by now.
  await signInAs(other, 'admin')
  await other.bringToFront()
  await other.getByRole('button', { name: /^Reject Starting price/ }).click()
  await expect(other.getByText('This submission is published already.')).toBeVisible()
  expect(await publicPrice(request, first)).toBe(first.startPrice - 5000)
})

test('a new home is completed where it is shown, a status is chosen, and all missing are decided at once', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [community] = builder.communities
  if (!community) throw new Error('The builder has a community')
  await aHome(request, builder, community, '7 Bluestem Run')
  await signInAs(page, 'editor')
  const inCommunity = [community.name, 'Boerne'] as const
  await openReview(
    page,
    builder,
    toCsv([
      ['Type', 'Community', 'City', 'Street address', 'Price', 'Bedrooms', 'Availability'],
      ['Community', ...inCommunity, '', '', '', ''],
      ['Home', ...inCommunity, '7 Bluestem Run', '$400,000', 3, 'Under contract'],
      ['Home', ...inCommunity, '12 Larkspur Way', '', 4, 'Available'],
    ]),
  )

  await test.step('a field with options is a list', async () => {
    await page.getByRole('button', { name: 'Edit Availability of 7 Bluestem Run' }).click()
    const list = page.getByRole('combobox', { name: 'Availability of 7 Bluestem Run' })
    await list.selectOption('Sold')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Corrected; submitted as')).toBeVisible()
    await expect(page.getByText('1 of 4 decided')).toBeVisible()
  })

  await test.step('what a new home lacks is marked and filled in', async () => {
    const row = page.getByRole('row', { name: '12 Larkspur Way' })
    await expect(row.getByText('Not sent')).not.toHaveCount(0)
    await row.getByRole('textbox', { name: 'Price of 12 Larkspur Way' }).fill('$402,500')
    await page.keyboard.press('Enter')
    await expect(
      row.getByRole('button', { name: 'Edit Price of 12 Larkspur Way, $402,500' }),
    ).toBeVisible()
    await row.getByRole('button', { name: 'Accept, publish 12 Larkspur Way' }).click()
    await expect(page.getByText('2 of 4 decided')).toBeVisible()
  })

  await test.step('the missing ones are decided at once, after a confirmation that says how many', async () => {
    await page.getByRole('button', { name: 'Keep all' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 listings stay as they are on the site.')
    await dialog.getByRole('button', { name: 'Keep all: 2' }).click()
    await expect(page.getByText('4 of 4 decided')).toBeVisible()
    await page.getByLabel('Hide what is decided').check()
    await expect(page.getByText('Everything is decided.')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Publish 2 accepted' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 2 accepted' }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  const created = await request.get(`/communities/${community.slug}/homes/12-larkspur-way`)
  expect(await created.text()).toContain('$402,500')
})

test('everything is decided only when it is, whatever the filter shows', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 3)
  const [first, second] = builder.communities
  await signInAs(page, 'editor')
  await openReview(
    page,
    builder,
    toCsv([
      headings,
      [first?.name ?? '', 'Boerne', '$295,000', 20],
      [second?.name ?? '', 'Boerne', '$305,000', 21],
      ['Quailwood Terrace', 'Boerne', '$390,000', 12],
    ]),
  )
  await page.getByRole('button', { name: /^New 1/ }).click()
  await expect(page.getByText('3 listings are hidden by the filter.')).toContainText(
    '3 decisions are open in them.',
  )
  await page.getByRole('button', { name: 'Reject Quailwood Terrace' }).click()
  await page.getByLabel('Hide what is decided').check()
  await expect(page.getByText('Under other filters, 3 decisions are open.')).toBeVisible()
  await expect(page.getByText('Everything is decided.')).toHaveCount(0)
  await expect(page.getByText('1 of 4 decided')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('button', { name: `Accept ${first?.name}` })).toBeVisible()
})

test('a submission with open decisions is published, opened again, published and undone as a whole', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first, second] = builder.communities
  if (!first || !second) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await openReview(page, builder, cheaper(builder, 5000))
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish 1 accepted' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 accepted' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  }
  await page.getByRole('button', { name: `Accept ${first.name}` }).click()
  await publish()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('1 decision is open.')

  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('0 of 1 decided')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to columns' })).toHaveCount(0)
  await page.getByRole('button', { name: `Accept ${second.name}` }).click()
  await publish()
  await expect.poll(() => publicPrice(request, second)).toBe(second.startPrice - 5000)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 listings are as they were before.')).toBeVisible()
  await expect.poll(() => publicPrice(request, first)).toBe(first.startPrice)
  await expect.poll(() => publicPrice(request, second)).toBe(second.startPrice)

  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('2 of 2 decided')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish 2 accepted' }).first()).toBeVisible()
})

test('an editor goes back to the columns, and finds the decisions about what is the same', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 2)
  const [first, second] = builder.communities
  await signInAs(page, 'editor')
  await openReview(page, builder, cheaper(builder, 5000))
  await page.getByRole('button', { name: `Accept ${first?.name}` }).click()
  await page.getByRole('button', { name: `Reject ${second?.name}` }).click()
  await expect(page.getByText('2 of 2 decided')).toBeVisible()
  await page.getByRole('button', { name: 'Back to columns' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 decisions are remembered')
  await page.getByRole('dialog').getByRole('button', { name: 'Back to columns' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('2 of 2 decided')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish 1 accepted' }).first()).toBeVisible()
})

test('a contributor reads the review, and has no button that fails', async ({ page, request }) => {
  const builder = await aBuilder(request, 3)
  const [first] = builder.communities
  await signInAs(page, 'editor')
  await openReview(
    page,
    builder,
    toCsv([
      headings,
      [first?.name ?? '', 'Boerne', '$295,000', 20],
      ['Quailwood Terrace', 'Boerne', '$390,000', 12],
    ]),
  )
  await page.getByRole('button', { name: `Accept ${first?.name}` }).click()
  await expect(page.getByText('1 of 4 decided')).toBeVisible()
  await signInAs(page, 'contributor')
  await reload(page)
  const rows = page.getByRole('region', { name: 'What was submitted' })
  await expect(rows.getByText('$295,000')).toBeVisible()
  await expect(rows.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(rows.getByText('Accepted by Test editor')).toBeVisible()
  await expect(rows.getByRole('button')).toHaveCount(0)
  await expect(rows.getByRole('textbox')).toHaveCount(0)
  for (const name of ['Back to columns', 'Accept all valid', 'Keep all', /^Publish/, /^Discard/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^New 1/ }).click()
  await expect(rows.getByRole('row', { name: /^Quailwood Terrace/ })).toBeVisible()
  await expect(rows.getByText(first?.name ?? '')).toHaveCount(0)
})
