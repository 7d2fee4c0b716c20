import { rmSync } from 'node:fs'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { insertManyCommunities } from '../../../fixtures/many-communities'
import { expect, test, visit } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

/** Far more communities than the region has. */
const MANY = 10_000
/** The maximum number of DOM elements with the whole list open (design, "Speed"). */
const ELEMENTS = 1_500

test.describe.configure({ mode: 'serial' })

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off' })
  await insertManyCommunities(runningUrl(folder) ?? '', MANY)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

test('the first page has the first 24 matches and the total', async () => {
  const html = await (await fetch(`${guide.url}/communities?city=Boerne&sort=price`)).text()
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(html).toContain('10,000')
  expect(html).toContain('1,666')
})

test('the list contains all matches, and the DOM only those near the viewport', async ({
  page,
}) => {
  await visit(page, `${guide.url}/communities`)
  const summary = page.getByRole('main').getByRole('status')
  await expect(summary).toHaveText('10,000 communities')
  // By keyboard, because cards change their height when they are rendered and move the button.
  await page.getByRole('button', { name: 'Show 9,976 more communities' }).press('Enter')
  const cards = page.getByRole('region', { name: 'Additional Communities' })
  await expect(cards.locator('[aria-setsize="9500"]').first()).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(cards.getByRole('article').first()).toBeAttached()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(ELEMENTS)

  const bar = page.getByRole('search', { name: 'Communities' })
  await bar.getByRole('searchbox').fill('community 4321')
  await expect(summary).toHaveText('1 of 10,000 communities matches')
  await expect(page.getByRole('heading', { name: 'Test Community 4321' })).toBeVisible()
  await bar.getByRole('searchbox').fill('')
  await expect(summary).toHaveText('10,000 communities')
  await bar.getByLabel('City', { exact: true }).selectOption('Schertz')
  await expect(summary).toHaveText('1,666 of 10,000 communities match')
})
