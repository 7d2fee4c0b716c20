import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { MIN_FILL_MS } from '../../../../src/lib/tokens/form-token-header'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// These tests start their own server with an SMTP server.
test.describe.configure({ mode: 'serial' })

let folder = ''
let mailbox: Mailbox
let guide: Guide
let database: Client

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  mailbox = await startMailbox()
  guide = await startGuide(folder, {
    SEED: 'sample',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  database = new Client({ connectionString: runningUrl(folder) ?? '' })
  await database.connect()
})

test.afterAll(async () => {
  await database.end()
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The emails that arrived at an address. The worker looks every minute. */
async function mailTo(address: string, count: number) {
  const own = () => mailbox.received.filter(({ recipients }) => recipients.includes(address))
  await expect.poll(() => own().length, { timeout: 120_000 }).toBe(count)
  return own()
}

const findLink = (text: string | undefined, page: string) =>
  new RegExp(`http://\\S+${page}\\?token=\\S+`).exec(text ?? '')?.[0] ?? ''

test('a buyer sets an alert without JavaScript, an editor lowers the price, and the buyer gets one email and stops it', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000)
  const email = 'ana@buyer.example'
  const home = `${guide.url}/communities/canebrake-crossing/homes/1307-canebrake-street`

  await test.step('from the page of a home, by a form', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(home)
    await plain.getByRole('link', { name: 'Email me about changes' }).click()
    const shown = Date.now()
    const form = plain.getByRole('form', { name: 'Email alert' })
    await form.getByLabel('Your email').fill(email)
    await form.getByLabel('Right away').check()
    await expect.poll(() => Date.now() - shown).toBeGreaterThan(MIN_FILL_MS)
    await form.getByRole('button', { name: 'Set the alert' }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
      'One more click, in your inbox',
    )
    await expect(plain.getByRole('main')).toContainText(email)
    await context.close()
  })

  await test.step('the link of one email turns it on', async () => {
    const [mail] = await mailTo(email, 1)
    await visit(page, findLink(mail?.email.text, '/alerts'))
    await expect(page.getByText('Not turned on yet')).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('button', { name: /^Turn on/ }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pause for a month/ })).toBeVisible()
  })

  await test.step('a lower price is told once', async () => {
    const { token } = (await (
      await page.request.post(`${guide.url}/cms/api/users/login`, {
        data: { email: admin.email, password: admin.password },
      })
    ).json()) as { token: string }
    const headers = { authorization: `JWT ${token}` }
    const find = `${guide.url}/cms/api/homes?where[slug][equals]=1307-canebrake-street&depth=0`
    const { docs } = (await (await page.request.get(find, { headers })).json()) as {
      docs: { id: number; price: number; updatedAt: string }[]
    }
    const [found] = docs
    const saved = await page.request.patch(`${guide.url}/cms/api/homes/${found?.id}`, {
      headers,
      data: { price: (found?.price ?? 0) - 5000, _status: 'published' },
    })
    expect(saved.ok(), await saved.text()).toBe(true)
    // Changes are told ten minutes after they were made.
    await database.query(`update alerts set since = since - interval '1 hour'`)
    await database.query(`update listing_events set at = at - interval '11 minutes'`)
    const [, mail] = await mailTo(email, 2)
    expect(mail?.email.subject).toMatch(/^1307 Canebrake Street.*: Price reduced from \$.* to \$/)
    await visit(page, findLink(mail?.email.text, '/alerts/stop'))
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The alert is stopped')
  })
})

test('the form of an alert about a search says what is missing, and keeps what was typed', async ({
  page,
}) => {
  await visit(page, `${guide.url}/homes?beds=4&city=Boerne`)
  await page.getByRole('link', { name: 'Email me when a home matches' }).click()
  const form = page.getByRole('form', { name: 'Email alert' })
  await expect(page.getByRole('main')).toContainText('Boerne')
  await expectAccessibleAtAllWidths(page)
  await form.getByLabel('Your email').fill('ana@buyer')
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck()
  await form.getByRole('button', { name: 'Set the alert' }).click()
  await expect(form.getByText('Choose at least one change.')).toBeVisible()
  await expect(form.getByLabel('Your email')).toHaveValue('ana@buyer')
})
