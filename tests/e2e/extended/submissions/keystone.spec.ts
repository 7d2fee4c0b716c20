import { rmSync } from 'node:fs'
import { admin, expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'

// On a guide of its own: the prices of the sample content that other tests read change.
let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', ...adminSettings })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Five minutes, at twelve seconds for each click. */
const MOST_CLICKS = 25

test('the commonest price sheet is published in at most 25 clicks: titles, a block for each community, joined columns, rough prices and misspelled plans', async ({
  page,
}) => {
  const signedIn = await page.request.post(`${guide.url}/cms/api/users/login`, { data: admin })
  expect(signedIn.ok()).toBe(true)
  let clicks = 0
  const click = async (name: string | RegExp) => {
    clicks += 1
    await page.getByRole('button', { name }).first().click()
  }

  await page.goto(`${guide.url}/admin/submissions/new`)
  // Choosing from a native list takes two clicks, and so does choosing a file.
  const builder = page.getByLabel('Builder', { exact: true })
  await builder.selectOption({ label: 'Keystone & Vale Homes' })
  clicks += 2
  const file = 'tests/fixtures/submissions/cases/keystone-prices.csv'
  await page.getByLabel('File of the builder').last().setInputFiles(file)
  clicks += 2

  await test.step('its columns and its seven communities are recognized', async () => {
    await expect(page.getByText('7 lines begin communities')).toBeVisible()
    const sheet = page.getByRole('region', { name: 'The first rows of the file' })
    await expect(sheet.getByLabel('What line 4 is')).toHaveValue('section')
    await expect(sheet.getByLabel('What line 5 is')).toHaveValue('heading')
    await click('Continue to review')
  })

  await test.step('rough prices, ranges and misspelled plans are asked once', async () => {
    const words = page.getByRole('region', { name: 'Words to explain' })
    await expect(words).toContainText('“upper 300s”')
    await expect(words).toContainText('“4-5”')
    await expect(words.getByLabel('What “Bradle” means for Floor plan: Name')).toHaveValue(
      'Bradley',
    )
    await click(/^Apply all \d+$/)
    await expect(page.getByText('7 words are explained')).toBeVisible()
  })

  await test.step('what is left is decided row by row', async () => {
    await click('Accept all valid')
    await expect(page.getByText(/^[1-9]\d* of \d+ decided$/)).toBeVisible()
    await page.getByLabel('Hide what is decided').check()
    clicks += 1
    const open = page.getByRole('button', { name: /^Accept (?!all)/ })
    const done = page.getByText(/^Everything is decided/)
    await expect(open.first().or(done)).toBeVisible()
    while ((await open.count()) > 0) {
      const left = await open.count()
      clicks += 1
      await open.first().click()
      await expect.poll(() => open.count()).toBeLessThan(left)
    }
  })

  await test.step('it is published', async () => {
    await click(/^Publish \d+ accepted$/)
    clicks += 1
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click()
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('listings')
  })
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
})
