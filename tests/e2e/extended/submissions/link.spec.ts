import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { linkToken } from '../../../../src/jobs/submission-link/token'
import { expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own server, because the links are only in its database.
test.describe.configure({ mode: 'serial' })

const secret = 'x'.repeat(32)
let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', PAYLOAD_SECRET: secret })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

async function query(text: string, ...values: unknown[]) {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A link of a new builder; `created` is the time of the email. */
async function aLink(name: string, created = new Date()): Promise<string> {
  const [builder] = await query(
    `insert into builders (name, slug, _status) values ($1, $2, 'published') returning id`,
    name,
    name.toLowerCase().replaceAll(' ', '-'),
  )
  const [link] = await query(
    'insert into submission_links (builder_id) values ($1) returning id',
    builder?.id,
  )
  const claims = { link: Number(link?.id), builder: Number(builder?.id) }
  return `${guide.url}/submit/${await linkToken.create(secret, claims, created)}`
}

const fileWith = (price: string) => ({
  name: 'update.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Community,City,Price from\nMission Oaks,Boerne,"${price}"\n`),
})
const file = fileWith('$348,500')

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a builder sends up to three files by the link', async ({ page }) => {
      const builder = `Ocotillo ${scripts ? 'One' : 'Two'}`
      const link = await aLink(builder)
      for (const price of ['$348,500', '$349,500', '$350,500']) {
        await visit(page, link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Update of ${builder}`)
        await page.getByLabel('File').setInputFiles(fileWith(price))
        await page.getByLabel('Your name').fill('Renee Castellano')
        // A faster form is held.
        await page.waitForTimeout(2100)
        await page.getByRole('button', { name: 'Send the update' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have it')
      }
      await visit(page, link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was already used')
      expect(
        await query('select status, sender from submissions where title like $1', `${builder}%`),
      ).toMatchObject([1, 2, 3].map(() => ({ sender: 'Renee Castellano' })))
    })
  })
}

test('a file that cannot be read is answered with the reason, and can be replaced', async ({
  page,
}) => {
  await visit(page, await aLink('Sotol Homes'))
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Send the update' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the update' })).toBeVisible()
})

test('a builder sees what was understood of a file before it is sent', async ({ page }) => {
  const link = await aLink('Yucca Homes')
  await visit(page, link)
  await page.getByLabel('File').setInputFiles(file)
  await expect(page.getByText('We understood 1 community.')).toBeVisible()
  await expect(page.getByText('Nothing is unclear.')).toBeVisible()
  await page
    .getByLabel('Or paste a table')
    .fill(
      [
        'Community\tStreet address\tBedrooms\tPrice\tZkv',
        'Mission Oaks\t214 Bluestem Run\t4\tupper 300s\tx',
        'Mission Oaks\t218 Bluestem Run\t3\t$389,990\ty',
      ].join('\n'),
    )
  await page.getByLabel('Your name').focus()
  // A file is sent rather than the table, so it is the one that is described.
  await expect(page.getByText('We understood 1 community.')).toBeVisible()
  await page.getByLabel('File').setInputFiles([])
  await expect(page.getByText('We understood 2 homes, 1 community.')).toBeVisible()
  await expect(page.getByText('What “upper 300s” means for price (1 row)')).toBeVisible()
  await expect(page.getByText('Columns that are not used: “Zkv”')).toBeVisible()
  expect(await query(`select from submissions where title like 'Yucca%'`)).toEqual([])
})

test('an expired and a damaged link say so, and none of the pages is indexed', async ({ page }) => {
  const old = await aLink('Agarita Homes', new Date(Date.now() - 31 * 86_400_000))
  await visit(page, old)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  await visit(page, old.slice(0, -4))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const status = await page.request.get(old)
  expect(status.headers()['cache-control']).toContain('no-store')
  expect(status.headers()['referrer-policy']).toBe('no-referrer')
})

test('a body of 20 MB is refused while it is sent', async ({ request }) => {
  const link = await aLink('Juniper Homes')
  const status = await request
    .post(`${link}/send`, {
      multipart: { file: { ...file, buffer: Buffer.alloc(20 * 1024 * 1024, 'a') } },
      maxRedirects: 0,
    })
    .then((response) => response.status())
    .catch(() => 413)
  expect(status).toBe(413)
})

test('the page of a link is accessible', async ({ page }) => {
  await visit(page, await aLink('Pecan Homes'))
  await expectAccessibleAtAllWidths(page)
})
