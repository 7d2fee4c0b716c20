import type { APIRequestContext } from '@playwright/test'
import { defaultGlossary } from '../../../../src/content/glossary'
import { expect, test, visit } from '../../fixtures'
import { asAdmin, signInAs } from '../../staff'

// Texts that no other test looks for, because visitors see the changed ones for a moment.
const label = 'Below the service providers: heading'
const before = 'More for your new home'

/** Publishes the default texts. */
async function publishDefaults({ request }: { request: APIRequestContext }): Promise<void> {
  const response = await request.post('/cms/api/globals/site-copy', {
    headers: asAdmin(),
    data: { resources: { providersHeading: before }, home: { plans: 'floor plans to compare' } },
  })
  expect(response.ok()).toBe(true)
}

test.describe('with the default texts', () => {
  test.beforeEach(publishDefaults)
  test.afterEach(publishDefaults)

  test('an editor drafts and previews shared copy, and visitors see it once it is published', async ({
    page,
    request,
  }) => {
    const toVisitors = async () =>
      (await request.get('/resources/new-home-service-providers')).text()
    expect(await toVisitors()).toContain(before)

    await signInAs(page, 'editor')
    await visit(page, '/admin/globals/site-copy')
    await page.getByRole('button', { name: 'Home page' }).click()
    await page.getByLabel('Stats: floor plans').fill('plans to choose from')
    await page.getByRole('button', { name: 'Resources' }).click()
    await expect(page.getByLabel(label)).toHaveValue(before)
    await page.getByLabel(label).fill('Once you live there')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Revert to published' })).toBeVisible()

    expect(await toVisitors()).toContain(before)
    expect((await request.get('/preview/globals/site-copy')).status()).toBe(404)
    const preview = await page.context().newPage()
    await visit(preview, '/preview/globals/site-copy')
    await expect(preview.getByText('Only staff see this.')).toBeVisible()
    await expect(preview.getByText('plans to choose from')).toBeVisible()

    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect.poll(toVisitors).toContain('Once you live there')
  })
})

test.describe('with the default glossary', () => {
  test.afterEach(async ({ request }) => {
    const response = await request.post('/cms/api/globals/glossary', {
      headers: asAdmin(),
      data: { terms: defaultGlossary },
    })
    expect(response.ok()).toBe(true)
  })

  test('an editor changes an explanation, which visitors read as soon as it is published', async ({
    page,
    request,
  }) => {
    const text = 'The public schools of an address. Ask the district about yours.'
    const toVisitors = async () => (await request.get('/communities/canebrake-crossing')).text()
    const place = defaultGlossary.findIndex(({ term }) => term === 'Zoned schools')
    await signInAs(page, 'editor')
    await visit(page, '/admin/globals/glossary')
    await page.getByRole('button', { name: 'Show All' }).click()
    const explanation = page.getByRole('textbox', { name: 'Explanation *' }).nth(place)
    await expect(explanation).toHaveValue(defaultGlossary[place]?.text ?? '')
    await explanation.fill(text)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved successfully.')).toBeVisible()
    expect(await toVisitors()).not.toContain(text)
    const preview = await page.context().newPage()
    await visit(preview, '/preview/globals/glossary')
    await preview.getByRole('button', { name: 'What are zoned schools?' }).click()
    await expect(preview.getByText(text)).toBeVisible()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await expect.poll(toVisitors).toContain(text)
  })
})

test('a contributor does not find globals', async ({ page, browserErrors }) => {
  await signInAs(page, 'contributor')
  await visit(page, '/admin/globals/home')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  // Unknown pages are answered with 404.
  browserErrors.length = 0
})
