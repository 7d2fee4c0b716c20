import { expect, test, visit } from '../../fixtures'
import {
  aBuilder,
  cheaper,
  publicPrice,
  toFile,
  unpublishOwn,
} from '../../helpers/builder-with-communities'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

/** The goal of docs/product/submissions.md: twelve changed prices in under ten clicks. */
const MOST_CLICKS = 9

test('twelve changed prices are published in under ten clicks, and one click undoes them', async ({
  page,
  request,
}) => {
  const builder = await aBuilder(request, 12)
  const [first] = builder.communities
  if (!first) throw new Error('The builder has communities')
  await signInAs(page, 'editor')
  await visit(page, '/admin')

  let loads = 0
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) loads += 1
  })
  let clicks = 0
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1
    await page.getByRole(role, { name }).first().click()
  }

  await click('New submission', 'link')
  // Choosing from a native list takes two clicks, and so does choosing a file.
  await page.getByLabel('Builder', { exact: true }).selectOption({ label: builder.name })
  clicks += 2
  await page
    .getByLabel('File of the builder')
    .last()
    .setInputFiles(toFile(cheaper(builder, 5000)))
  clicks += 2

  await expect(page.getByRole('heading', { level: 1, name: builder.name })).toBeVisible()
  await expect(page.getByText('0 of 12 decided')).toBeVisible()
  await click('Accept all valid')
  await expect(page.getByText('12 of 12 decided')).toBeVisible()
  await click('Publish 12 accepted')
  await expect(page.getByText('The accepted values of 12 listings appear')).toBeVisible()
  clicks += 1
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 12 accepted' }).click()
  await expect(page.getByText('12 listings updated')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('12 listings')

  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(loads).toBe(0)
  await expect.poll(() => publicPrice(request, first)).toBe(first.startPrice - 5000)
  const buyer = await request.get(`/communities/${first.slug}`)
  expect(await buyer.text()).toContain('$295,000')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('12 listings are as they were before.')).toBeVisible()
  for (const community of builder.communities) {
    await expect.poll(() => publicPrice(request, community)).toBe(community.startPrice)
  }
})
