import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { admin, expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { findServer } from '../../setup/processes'
import { PASSWORD } from '../../staff'

// These tests start their own server with an SMTP server that they control.
test.describe.configure({ mode: 'serial' })

let folder = ''
let mailbox: Mailbox
let guide: Guide

const start = () =>
  startGuide(folder, {
    SEED: 'none',
    RATE_LIMITS: 'off',
    SMTP_URL: mailbox.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })

test.beforeAll(async () => {
  folder = preparedFolder()
  mailbox = await startMailbox()
  guide = await start()
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a query on the database of the server and returns the first row. */
async function sql(text: string): Promise<Record<string, unknown> | undefined> {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows[0]
}

/**
 * Kills the Next.js server process. If only the launcher died, the server would shut down
 * gracefully.
 */
async function killServer(): Promise<void> {
  process.kill(findServer(guide), 'SIGKILL')
  await guide.end('SIGKILL')
}

async function postLead(subject: string): Promise<void> {
  const response = await fetch(`${guide.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      subject,
      message: 'Where is the model home?',
      source: 'contact-page',
      type: 'general-inquiry',
    }),
  })
  expect(response.status).toBe(201)
}

interface Member {
  readonly email: string
  readonly token: string
}

/** The staff user of each role. Each costs two password hashes. */
const members = new Map<string, Promise<Member>>()

function createMember(role: string): Promise<Member> {
  const member = members.get(role) ?? aMember(role)
  members.set(role, member)
  return member
}

async function aMember(role: string): Promise<Member> {
  const email = `${role}@staff.example`
  const authorization = `JWT ${await fetchToken(admin)}`
  await post('users', { name: role, email, password: PASSWORD, role }, { authorization })
  return { email, token: await fetchToken({ email, password: PASSWORD }) }
}

async function fetchToken(account: object): Promise<string> {
  const response = await post('users/login', account)
  return ((await response.json()) as { token: string }).token
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${guide.url}/cms/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: guide.url, ...headers },
    body: JSON.stringify(body),
  })

/** Creates an email that failed all attempts and returns the id of its delivery. */
async function aFailedEmail(subject: string): Promise<unknown> {
  mailbox.mode = 'refuses'
  await postLead(subject)
  const waiting = `select id from payload_jobs where not processing and total_tried = 1`
  await expect.poll(() => sql(waiting)).toBeTruthy()
  await sql('update payload_jobs set total_tried = 7, wait_until = null')
  const failed = `select id from deliveries where status = 'failed' and subject like '${subject}%'`
  await expect.poll(() => sql(failed)).toBeTruthy()
  return (await sql(failed))?.id
}

/** Signs in a staff user with the login form, which opens the dashboard. */
async function signInAtForm(page: Page, role: string): Promise<void> {
  const { email } = await createMember(role)
  await visit(page, `${guide.url}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Opens a page of the back office as a staff user. */
async function openAs(page: Page, role: string, address = `${guide.url}/admin`): Promise<void> {
  const { token } = await createMember(role)
  await page.context().addCookies([{ name: 'payload-token', value: token, url: guide.url }])
  await visit(page, address)
}

/** Schedules a publication that is already due. */
const schedulePublication = (id: number) =>
  sql(`insert into payload_jobs (queue, task_slug, input) values ('default', 'schedulePublish',
       '{"type":"publish","doc":{"relationTo":"communities","value":${id}}}')`)

test('a scheduled document is published before the first visit', async () => {
  const authorization = `JWT ${await fetchToken(admin)}`
  const draft = {
    name: 'Rising Sun',
    slug: 'rising-sun',
    location: '1 Sun St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    _status: 'draft',
  }
  const created = await post('communities?draft=true', draft, { authorization })
  const { doc } = (await created.json()) as { doc: { id: number } }
  const page = `${guide.url}/communities/rising-sun`
  expect((await fetch(page)).status).toBe(404)
  await schedulePublication(doc.id)
  await expect.poll(() => sql('select id from payload_jobs')).toBeUndefined()
  expect((await fetch(page)).status).toBe(200)
  expect(await (await fetch(`${guide.url}/api/communities`)).text()).toContain('Rising Sun')
})

test('an editor schedules an article; a contributor cannot', async ({ page }) => {
  await signInAtForm(page, 'editor')
  await visit(page, `${guide.url}/admin/collections/blog-posts/create`)
  await page.getByRole('textbox', { name: 'Title *', exact: true }).fill('Keys by Christmas')
  await page.getByRole('textbox', { name: 'Excerpt *' }).fill('Which houses are ready in time.')
  await page.locator('[contenteditable=true]').first().click()
  await page.keyboard.type('Twelve houses wait for their keys.')
  // A publication without its required fields fails later, in the background.
  await expect(page.getByText('Twelve houses wait for their keys.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Excerpt *' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/blog-posts\/\d+/)
  const schedule = page.getByRole('region', { name: 'Schedule' })
  await schedule.getByText('Schedule publishing').click()
  await expect(schedule.getByLabel('Action')).toHaveValue('publish')
  const send = schedule.getByRole('button', { name: 'Schedule' })
  await send.click()
  await expect(schedule.getByRole('alert')).toHaveText('Choose a date and time.')
  await schedule.getByLabel('Time').fill('2020-12-31T09:00')
  await send.click()
  await expect(schedule.getByRole('alert')).toHaveText('Choose a time in the future.')
  await schedule.getByLabel('Time').fill('2030-12-31T09:00')
  await send.click()
  await expect(schedule.getByText('Goes live Dec 31, 2030, 9:00 AM CT')).toBeVisible()
  const form = page.url()
  await visit(page, `${guide.url}/admin`)
  const scheduled = page.getByRole('region', { name: 'Scheduled' })
  await expect(scheduled.getByRole('listitem')).toHaveText(
    'Keys by ChristmasWill be published Dec 31, 2030, 9:00 AM CT',
  )
  // More jobs than the dashboard shows.
  await sql(`insert into payload_jobs (queue, task_slug, input, wait_until)
    select queue, task_slug, input, wait_until + days * interval '1 day'
    from payload_jobs, generate_series(1, 5) days where task_slug = 'schedulePublish'`)
  await reload(page)
  await expect(scheduled.getByRole('listitem')).toHaveCount(5)
  await scheduled.getByRole('link', { name: 'Show 1 more' }).click()
  await expect(scheduled.getByRole('listitem')).toHaveCount(6)
  await sql(`delete from payload_jobs where wait_until > '2031-01-01'`)

  const status = async () => (await fetch(`${guide.url}/blog/keys-by-christmas`)).status
  expect(await status()).toBe(404)
  // Makes the jobs due.
  await sql(`update payload_jobs set wait_until = now() where task_slug = 'schedulePublish'`)
  const failure = async () =>
    (await sql(`select error from payload_jobs where task_slug = 'schedulePublish'`))?.error ?? null
  await expect.poll(async () => [await status(), await failure()]).toEqual([200, null])

  await openAs(page, 'contributor', form)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await expect(page.getByText('Schedule publishing')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
})

test('an email that was being sent when the server was killed is sent after a restart, without a visit', async () => {
  mailbox.mode = 'hangs'
  await postLead('Before the fall')
  await expect.poll(() => mailbox.begun, { intervals: [20] }).toBeGreaterThan(0)
  await killServer()
  mailbox.mode = 'takes'
  guide = await start()
  await expect
    .poll(() => mailbox.received.map(({ email }) => email.subject))
    .toEqual(['Before the fall: Ana Buyer'])
})

test('an editor reads why an email failed and resends it; a contributor cannot', async ({
  page,
}) => {
  const id = await aFailedEmail('An ad')

  const { token } = await createMember('contributor')
  const cookie = `payload-token=${token}`
  const refused = await post(`deliveries/${id}/send-again`, {}, { cookie })
  expect(refused.status).toBe(403)

  await openAs(page, 'editor', `${guide.url}/admin/collections/deliveries`)
  await page.getByRole('link', { name: 'An ad: Ana Buyer' }).click()
  const attempts = page.getByRole('table', { name: 'Attempts' })
  await expect(attempts).toContainText('Not now, ask later')
  const preview = page.getByTitle('Email preview')
  await expect(preview).toHaveAttribute('srcdoc', /<h1 [^>]*>Ana Buyer sent a message to /)
  await expect(preview).toHaveAttribute('sandbox', '')

  mailbox.mode = 'takes'
  const before = mailbox.received.length
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Queued for sending.')).toBeVisible()
  await expect.poll(() => mailbox.received.length).toBe(before + 1)
  // The status is stored shortly after the mail server accepts the email.
  await expect
    .poll(() => sql(`select status from deliveries where id = ${id}`))
    .toEqual({ status: 'sent' })
  await reload(page)
  await expect(attempts.getByRole('row').nth(1)).toContainText(/Sent.*250 /)
})

test('an editor sends from the dashboard what was held without a mail server, and resends a failed email', async ({
  page,
}) => {
  const held = await aFailedEmail('A question')
  await sql(`update deliveries set status = 'kept' where id = ${held}`)
  await aFailedEmail('A house')
  await openAs(page, 'editor')
  const emails = page.getByRole('region', { name: 'Failed emails' })
  await expect(emails).toContainText('1 email not sent while no mail server was set up.')
  await expect(emails).toContainText('A house: Ana Buyer')
  mailbox.mode = 'takes'
  const subjects = () => mailbox.received.map(({ email }) => email.subject)

  await emails.getByRole('button', { name: 'Send now: 1 held' }).click()
  await expect(page.getByText('1 queued for sending.')).toBeVisible()
  await expect.poll(subjects).toContain('A question: Ana Buyer')
  await expect(emails).not.toContainText('not sent while')

  await emails.getByRole('button', { name: 'Resend: A house: Ana Buyer' }).click()
  await expect.poll(subjects).toContain('A house: Ana Buyer')
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(emails).not.toContainText('A house')
})

test('an admin sees what is failing and what to do, on the dashboard and the status page', async ({
  page,
}) => {
  await sql(`delete from deliveries where status in ('failed', 'queued')`)
  await sql('delete from payload_jobs where has_error')
  const status = `${guide.url}/admin/status`
  const line = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

  await test.step('an editor does not see it', async () => {
    await openAs(page, 'editor', status)
    await expect(page.getByText('Only admins can see the status of the server.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Migrations' })).toHaveCount(0)
    await expect(page.locator('nav a[href="/admin/status"]')).toHaveCount(0)
  })

  await test.step('an admin opens it from the menu, and it is well', async () => {
    await openAs(page, 'admin')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Status', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible()
    for (const title of ['Versions', 'Migrations', 'Mail', 'Background jobs', 'Changes of content'])
      await expect(line(title)).toContainText('Well')
    await expect(line('Background jobs')).toContainText('This server has run them')
    await expectAccessibleAtAllWidths(page, { part: 'main.status-page' })
  })

  const { name } = (await sql('select max(name) as name from payload_migrations')) ?? {}
  await sql(`update payload_migrations set name = 'held' where name = '${name}'`)
  try {
    await test.step('a pending migration is failing', async () => {
      await visit(page, status)
      await expect(page.getByText('1 part is failing.')).toBeVisible()
      await expect(line('Migrations')).toContainText('Failing')
      await expect(line('Migrations')).toContainText('Run npm run migrate')
      await expectAccessibleAtAllWidths(page, { part: 'main.status-page' })
    })

    await test.step('the dashboard has a red line for admins only', async () => {
      await visit(page, `${guide.url}/admin`)
      const failing = page.getByRole('region', { name: 'Failing' })
      await expect(failing).toContainText('Migrations:')
      await expectAccessibleAtAllWidths(page, { part: '.status-failing' })
      await failing.getByRole('link', { name: 'See what to do' }).click()
      await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible()
      await openAs(page, 'editor')
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await expect(failing).toHaveCount(0)
    })
  } finally {
    await sql(`update payload_migrations set name = '${name}' where name = 'held'`)
  }
})
