import { expect, reload, test, visit } from '../../fixtures'
import {
  aBuilder,
  aHome,
  type TestBuilder,
  toCsv,
  unpublishOwn,
  upload,
} from '../../helpers/builder-with-communities'
import { openTab } from '../../helpers/open-tab'
import { signInAs } from '../../staff'

test.afterEach(unpublishOwn)

const streets = ['11 Bluestem Run', '12 Bluestem Run', '13 Bluestem Run']

const createMonth = (community: string, price: number) =>
  toCsv([
    ['Community', 'Address', 'Price', 'Status'],
    ...streets.map((street) => [community, street, `$${price}`, 'Avail']),
  ])

async function aBuilderWithHomes(
  request: Parameters<typeof aBuilder>[0],
): Promise<TestBuilder['communities'][number] & { builder: TestBuilder }> {
  const builder = await aBuilder(request, 1)
  const [community] = builder.communities
  if (!community) throw new Error('The builder has a community')
  for (const street of streets) await aHome(request, builder, community, street, 'pending')
  return { ...community, builder }
}

test('a word is explained once for all its rows, is remembered for the next file, and can be forgotten', async ({
  page,
  request,
}) => {
  const { builder, name } = await aBuilderWithHomes(request)
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  const panel = page.getByRole('region', { name: /^Words to explain|explained$/ })

  await test.step('it is listed with its rows and a proposal', async () => {
    await upload(page, createMonth(name, 401_000))
    await expect(panel).toContainText('“Avail”')
    await expect(panel).toContainText('Home: Availability, 3 rows, first in line 2')
    await expect(panel.getByLabel('What “Avail” means for Home: Availability')).toHaveValue(
      'available',
    )
    await panel.getByRole('button', { name: 'Apply to 3 rows' }).click()
    await expect(panel.getByText('1 word is explained')).toBeFocused()
    await page.getByRole('button', { name: 'Accept all valid' }).click()
    await expect(page.getByText('6 of 6 decided')).toBeVisible()
  })

  await test.step('the next file asks nothing', async () => {
    await visit(page, `/admin/submissions/new?builder=${builder.id}`)
    await upload(page, createMonth(name, 402_000))
    await expect(page.getByText('0 of 6 decided')).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Words to explain' })).toHaveCount(0)
  })

  await test.step('the form of the builder shows it, and it can be changed and forgotten', async () => {
    await visit(page, `/admin/collections/builders/${builder.id}`)
    await openTab(page, 'Submissions and leads')
    await page.getByText('What this builder’s words mean').click()
    const word = page.getByLabel('What “Avail” means for Home: Availability')
    await word.selectOption({ label: 'Pending' })
    await expect(word).toHaveValue('pending')
    await expect(word).toBeEnabled()
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect(word).toHaveCount(0)
    await reload(page)
    await openTab(page, 'Submissions and leads')
    await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible()
    await expect(page.getByText('What this builder’s words mean')).toHaveCount(0)
  })
})

test('a contributor sees the words and cannot explain them', async ({ page, request }) => {
  const { builder, name } = await aBuilderWithHomes(request)
  await signInAs(page, 'editor')
  await visit(page, `/admin/submissions/new?builder=${builder.id}`)
  await upload(page, createMonth(name, 401_000))
  await expect(page.getByRole('button', { name: 'Apply to 3 rows' })).toBeVisible()
  const address = page.url()
  await signInAs(page, 'contributor')
  await visit(page, address)
  await expect(page.getByLabel('What “Avail” means for Home: Availability')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Apply to 3 rows' })).toBeDisabled()
})
