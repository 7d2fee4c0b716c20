import { addDays } from '@/domain/time/days'
import { formatDayBeside, formatLongCalendarDay } from '@/lib/dates/format-date'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { asAdmin, signInAs } from '../../staff'

const community = 'canebrake-crossing'
const listing = `/communities/${community}`

const CITY = 'Schertz'

interface Listed {
  readonly id: string
  readonly address: string
  readonly slug: string
  readonly price: number
  readonly priceChange: unknown
  readonly status: string
  readonly isModel: boolean
  readonly moveIn: string | null
}

test('a price and a move-in date that an editor changes are shown with those before, until they are set back', async ({
  page,
  context,
  request,
}) => {
  const homes = async (): Promise<Listed[]> =>
    (await request.get(`/api/communities/slug/${community}/homes`)).json()
  const daysMoved = async ({ slug }: Listed): Promise<number | null> =>
    (await (await request.get(`/api/communities/slug/${community}/homes/${slug}/history`)).json())
      .daysMoved
  const findHome = async () => {
    for (const home of await homes()) {
      const { priceChange, status, isModel, moveIn } = home
      const isUnchanged = priceChange === null && status === 'available' && !isModel
      if (isUnchanged && moveIn && (await daysMoved(home)) === 0) return { ...home, moveIn }
    }
    throw new Error('The sample has homes without a recent change')
  }
  const home = await findHome()
  const later = addDays(home.moveIn, 35)
  const lower = home.price - 12_000
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/homes/${home.id}`)
  await page.getByLabel('Price (USD)', { exact: true }).fill(String(lower))
  const [year, month, day] = later.split('-')
  await page.locator('#field-moveIn input').fill(`${month}/${day}/${year}`)
  await page.locator('#field-moveIn input').press('Escape')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await page.goto('about:blank')
  await context.clearCookies()

  const profile = `${listing}/homes/${home.slug}`
  await visit(page, profile)
  const mark = page.getByText(/^Reduced [A-Z][a-z]{2} \d+$/).first()
  await expect(mark).toBeVisible()
  const history = page.getByRole('region', { name: 'Price history' })
  await expect(history.locator('path')).toBeVisible()
  const rows = history.getByRole('row')
  const dollars = (price: number) => `$${price.toLocaleString('en-US')}`
  await expect(rows.nth(1)).toContainText(dollars(lower))
  await expect(rows.nth(1)).toContainText('-$12,000')
  await expect(rows.nth(2)).toContainText(dollars(home.price))
  await expectAccessible(page, '#price-history')
  const ready = `Ready ${formatLongCalendarDay(later)}`
  const promise = `first promised ${formatDayBeside(home.moveIn, later)}`
  await expect(page.getByText(`${ready} · ${promise}`)).toBeVisible()
  await expect(page.getByText(/^Listed \d+ days$/)).toBeVisible()
  await page.getByText('Dates and changes of this listing').click()
  const changes = page.getByRole('row', { name: 'Guide’s editors' })
  await expect(changes.filter({ hasText: ready })).toBeVisible()
  await expectAccessible(page, '#stage')

  await visit(page, '/homes?priceChange=reduced&city=Seguin')
  await expect(page.getByRole('link', { name: 'Remove filter Price reduced' })).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: home.address })
  await expect(row.getByText(/^Reduced /)).toBeVisible()

  const setBack = await request.patch(`/cms/api/homes/${home.id}?overrideLock=true`, {
    headers: asAdmin(),
    data: {
      price: home.price,
      moveIn: `${home.moveIn}T18:00:00.000Z`,
      _status: 'published',
    },
  })
  expect(setBack.status(), await setBack.text()).toBe(200)
  const html = await (await request.get(profile)).text()
  expect(html).toContain(`>${dollars(home.price)}<`)
  expect(html).not.toContain('-$12,000')
  expect(html).not.toContain('first promised')
  expect(await daysMoved(home)).toBe(0)
  expect((await homes()).find(({ id }) => id === home.id)?.priceChange).toBeNull()
})

test('the communities page shows the communities with a reduced price', async ({
  page,
  request,
}) => {
  const columns = await (await request.get('/api/communities/columns')).json()
  const reduced: string[] = columns.name.filter(
    // Other tests have communities of their own in Boerne.
    (_: string, row: number) =>
      columns.priceChange[row]?.kind === 'reduced' && columns.city[row] === CITY,
  )
  expect(reduced.length).toBeGreaterThan(0)
  await visit(page, `/communities?priceChange=reduced&city=${encodeURIComponent(CITY)}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(reduced.length)
  for (const name of reduced) {
    await expect(cards.filter({ hasText: name }).getByText(/^Reduced [A-Z]/)).toBeVisible()
  }
})
