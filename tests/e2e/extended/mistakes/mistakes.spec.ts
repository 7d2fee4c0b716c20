import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '../../../../src/lib/tokens/form-token-header'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { asAdmin, signInAs } from '../../staff'

const home = '/communities/canebrake-crossing/homes/1307-canebrake-street'
const mark = crypto.randomUUID().slice(0, 8)
const email = `ana-${mark}@example.com`
const wrong = (what: string) => `${what} is different on the site of the builder (${mark}).`
const correction = `The lot is 12 feet wider than we said (${mark}).`

/** Fills in the form and waits until a person may have read it. */
async function report(page: Page, text: string, address = ''): Promise<void> {
  const shown = Date.now()
  const form = page.getByRole('form', { name: 'Report a mistake' })
  await form.getByLabel('What is wrong?').fill(text)
  await form.getByLabel('Email').fill(address)
  await expect.poll(() => Date.now() - shown).toBeGreaterThan(MIN_FILL_MS)
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have it')
}

test('buyers report mistakes, an editor answers them, and the correction is published without the buyer', async ({
  page,
  browser,
  request,
}) => {
  await test.step('without JavaScript and without an address', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const other = await context.newPage()
    await other.goto('/resources/school-information')
    const link = other.getByRole('link', { name: /^Report a mistake about / }).first()
    const name = (await link.textContent())?.replace('Report a mistake about ', '') ?? ''
    await link.click()
    await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible()
    await report(other, wrong('The enrollment'))
    await context.close()
  })

  await test.step('with an address, from the page of a home', async () => {
    await visit(page, home)
    await page.getByRole('link', { name: 'Report a mistake' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a mistake')
    await expectAccessibleAtAllWidths(page)
    await report(page, wrong('The lot'), email)
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(page).toHaveURL(home)
  })

  await test.step('an editor sees the page as it was, and answers', async () => {
    await signInAs(page, 'editor')
    await visit(page, '/admin')
    await page
      .getByRole('region', { name: 'Reported mistakes' })
      .getByRole('listitem')
      .filter({ hasText: wrong('The lot') })
      .getByRole('link')
      .click()
    await expect(page.getByLabel('What is wrong')).not.toBeEditable()
    const facts = page.getByRole('table', { name: 'The page as it was' })
    await expect(facts.getByRole('row', { name: /^Community Canebrake Crossing$/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill(correction)
    await page.locator('#field-status').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Fixed' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('the buyer gets one email', async () => {
    const log = await request.get(`/cms/api/deliveries?where[to][equals]=${email}`, {
      headers: asAdmin(),
    })
    expect((await log.json()).docs).toMatchObject([
      { kind: 'mistake-answer', text: expect.stringContaining(correction) },
    ])
  })

  await test.step('the page of corrections has the sentence, the day and the way to the page', async () => {
    await visit(page, '/corrections')
    const entry = page.getByRole('listitem').filter({ hasText: correction })
    await expect(entry.getByRole('time')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(wrong('The lot'))
    await expect(page.getByRole('main')).not.toContainText(email)
    await expectAccessibleAtAllWidths(page)
    await entry.getByRole('link').click()
    await expect(page).toHaveURL(home)
  })

  await request.delete(`/cms/api/mistake-reports?where[message][like]=${mark}`, {
    headers: asAdmin(),
  })
})

test('an unfinished report is shown again as it was typed', async ({ page, request }) => {
  const { id } = (await (await request.get('/api/communities?limit=1')).json())[0]
  await visit(page, `/report-a-mistake?about=communities-${id}`)
  const form = page.getByRole('form', { name: 'Report a mistake' })
  // As a browser that checks nothing itself.
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  await form.getByLabel('What is wrong?').fill('Wrong')
  await form.getByLabel('Email').fill('ana@')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByLabel('What is wrong?')).toHaveValue('Wrong')
  await expect(form).toContainText('Tell us in at least 10 characters what is wrong')
  await expect(form).toContainText('Please enter a valid email address')
  await expect(form.getByLabel('Email')).toHaveValue('ana@')
})

test('a link to no page says what to do instead', async ({ page }) => {
  await visit(page, '/report-a-mistake?about=homes-999999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which page is it about?')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
