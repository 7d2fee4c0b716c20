import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../../scripts/dev-db/embedded-postgres'
import { type Mailbox, startMailbox } from '../../../fixtures/mailbox'
import { scratchFolder } from '../../../scratch-folder'
import { expect, reload, test, visit } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'

// A guide on an external database without accounts, attacked by an anonymous client. The tests
// depend on their order.
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'Limestone porches after rain'
const ADMIN = 'ana@staff.example'
const SECRET = 'a-secret-of-these-tests-0123456789'

let folder = ''
let postgres: EmbeddedPostgres
let mailbox: Mailbox
let guide: Guide
let adminToken = ''

test.beforeAll(async () => {
  folder = scratchFolder()
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  mailbox = await startMailbox()
  mailbox.mode = 'hangs'
  guide = await startGuide(folder, {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: SECRET,
    SEED: 'none',
    SMTP_URL: mailbox.url,
    // Each request sets its IP address, because an attacker has many.
    TRUSTED_PROXIES: '127.0.0.1',
  })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  await mailbox.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let addresses = 0

/** A new IP address. */
function anAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

function post(path: string, data: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(guide.url + path, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), ...headers },
  })
}

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  post('/cms/api/users/login', { email, password }, headers)

/** Signs the browser in as the admin. */
async function signIn(page: Page): Promise<void> {
  const signedIn = await page.request.post(`${guide.url}/cms/api/users/login`, {
    data: { email: ADMIN, password: PASSWORD },
    headers: { 'x-forwarded-for': anAddress() },
  })
  expect(signedIn.status()).toBe(200)
}

async function query(sql: string) {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A POST to an exact path, which `fetch` would normalize. */
async function rawPost(path: string, data: object, headers: Record<string, string>) {
  const { hostname, port } = new URL(guide.url)
  const call = httpRequest({
    hostname,
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), ...headers },
  })
  call.end(JSON.stringify(data))
  const [response] = await once(call, 'response')
  response.resume()
  return response.statusCode
}

test('an anonymous client cannot create the first admin, for any spelling of the path', async () => {
  const visitor = { name: 'Eve', email: 'eve@evil.example', password: PASSWORD, role: 'admin' }
  const calls: [path: string, headers?: Record<string, string>][] = [
    ['/cms/api/users/first-register'],
    ['/cms/api/users/first-register/'],
    ['/cms/api//users/first-register'],
    ['/cms/api/users/First-Register'],
    ['/cms/api/users/%66irst-register'],
    ['/cms/api/users/x/../first-register'],
    ['/cms/api/users/first-register?depth=1', { 'x-http-method-override': 'POST' }],
    ['/cms/api/users/first-register', { 'x-payload-http-method-override': 'GET' }],
    ['/cms/api/users/first-register', { origin: guide.url, 'sec-fetch-site': 'same-origin' }],
    ['/cms/api/users'],
  ]
  for (const [path, headers = {}] of calls) {
    const status = await rawPost(path, visitor, headers)
    expect(status, path).not.toBe(200)
    expect(status, path).not.toBe(201)
    expect(status, path).toBeLessThan(500)
  }
  expect(await query('select email from users')).toEqual([])
})

test('the admin panel without accounts explains what the operator has to do', async ({ page }) => {
  expect(guide.output).toContain('Create the first admin with `npm run admin`')
  await visit(page, `${guide.url}/admin/login`)
  await expect(page.getByRole('heading', { name: 'No account exists yet' })).toBeVisible()
  await expect(page).toHaveURL(`${guide.url}/admin/create-first-user`)
  await expect(page.getByText('npm run admin')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the operator creates the first admin while the guide runs', async () => {
  const command = spawn(
    process.execPath,
    ['scripts/start.mjs', 'admin', '--email', ADMIN, '--name', 'Ana'],
    {
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        PAYLOAD_SECRET: SECRET,
        DATA_DIR: folder,
        SEED: 'none',
      },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  command.stdin.end(`${PASSWORD}\n`)
  const [code] = await once(command, 'close')
  expect(code).toBe(0)
  const response = await login(ADMIN, PASSWORD)
  expect(response.status).toBe(200)
  adminToken = (await response.json()).token
})

test('a form on another site can sign a visitor neither in nor out', async ({ page }) => {
  const data = JSON.stringify({ email: ADMIN, password: PASSWORD })
  const attacker = createServer((req, res) => {
    const path = req.url === '/out' ? 'logout' : 'login'
    res.setHeader('content-type', 'text/html')
    res.end(`<form method="post" enctype="multipart/form-data"
      action="${guide.url}/cms/api/users/${path}">
      <textarea name="_payload">${data}</textarea><button>Win</button></form>`)
  })
  await once(attacker.listen(0, '127.0.0.1'), 'listening')
  const address = attacker.address()
  // Another host name of the same machine is another site for the browser.
  const evil = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const win = async () => {
    const answered = page.waitForResponse((response) => response.url().startsWith(guide.url))
    await page.getByRole('button', { name: 'Win' }).click()
    return (await answered).status()
  }
  const tokens = async () =>
    (await page.context().cookies()).filter(({ name }) => name === 'payload-token').length

  await visit(page, evil)
  expect([await win(), await tokens()]).toEqual([403, 0])

  await signIn(page)
  expect(await tokens()).toBe(1)
  await visit(page, `${evil}/out`)
  expect([await win(), await tokens()]).toEqual([403, 1])
  const me = await page.request.get(`${guide.url}/cms/api/users/me`, {
    // Without it, the server ignores the session of the cookie.
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect((await me.json()).user.email).toBe(ADMIN)
  attacker.close()
})

test('the owner of an account creates an API key, sees it once, and revokes it', async ({
  page,
}) => {
  await signIn(page)
  await visit(page, `${guide.url}/admin/account`)
  await page.getByLabel('Your current password, for a new key').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an API key' }).click()
  const key = (await page.getByRole('status').locator('code').textContent()) ?? ''
  const me = async () => {
    const response = await fetch(`${guide.url}/cms/api/users/me`, {
      headers: { authorization: `users API-Key ${key}`, 'x-forwarded-for': anAddress() },
    })
    return (await response.json()).user?.email ?? null
  }
  expect([key.length, await me()]).toEqual([43, ADMIN])
  await reload(page)
  await expect(page.getByRole('button', { name: 'Replace the API key' })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the API key' }).click()
  await expect(page.getByText('The API key was revoked.')).toBeVisible()
  expect(await me()).toBeNull()
})

test('an IP address may try at most thirty API keys', async () => {
  const ask = (authorization: string, address: string) =>
    fetch(`${guide.url}/cms/api/users/me`, {
      headers: { authorization, 'x-forwarded-for': address },
    })
  const address = anAddress()
  const own = `JWT ${adminToken}`
  expect((await ask(own, address)).status).toBe(200)
  for (let n = 1; n < 30; n += 1) {
    expect((await ask(`users API-Key guess-${n}`, address)).status).toBe(200)
  }
  const refused = await ask('users API-Key guess-30', address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // API clients with the same address and other addresses are not affected.
  expect((await (await ask(own, address)).json()).user.email).toBe(ADMIN)
  expect((await ask('users API-Key guess-31', anAddress())).status).toBe(200)
})

test('sixty concurrent logins all succeed and do not delay a lead', async () => {
  const emails = [ADMIN]
  for (let n = 1; n < 6; n += 1) {
    const email = `staff-${n}@staff.example`
    const data = { name: 'Staff', email, password: PASSWORD, role: 'editor' }
    const made = await post('/cms/api/users', data, { authorization: `JWT ${adminToken}` })
    expect(made.status).toBe(201)
    emails.push(email)
  }
  const lead = {
    firstName: 'Ben',
    lastName: 'Buyer',
    email: 'ben@example.com',
    phone: '(210) 555-0142',
    subject: 'A question',
    message: 'Where is the model home?',
    source: 'contact-page',
    type: 'general-inquiry',
  }
  const logins = Array.from({ length: 60 }, (_, n) => login(emails[n % 6] ?? '', PASSWORD))
  const leads = Array.from({ length: 10 }, () => post('/api/leads', lead))
  const order: string[] = []
  const signedIn = Promise.all(logins).then((all) => {
    order.push('logins')
    return all.map(({ status }) => status)
  })
  const stored = Promise.all(leads).then((all) => {
    order.push('leads')
    return all.map(({ status }) => status)
  })
  expect(new Set(await stored)).toEqual(new Set([201]))
  expect(new Set(await signedIn)).toEqual(new Set([200]))
  // The leads do not wait for the logins.
  expect(order).toEqual(['leads', 'logins'])
})

test('guessing one password from sixty addresses is slowed down without errors', async () => {
  const guesses = await Promise.all(Array.from({ length: 60 }, () => login(ADMIN, 'a guess')))
  const count = (wanted: number) => guesses.filter(({ status }) => status === wanted).length
  expect(count(401)).toBeGreaterThan(0)
  expect(count(401)).toBeLessThanOrEqual(25)
  expect(count(401) + count(429)).toBe(60)
})

test('forgot-password has one response for all addresses, even if the mail server hangs', async () => {
  const ask = async (email: string) => {
    const response = await post('/cms/api/users/forgot-password', { email })
    return [response.status, await response.text()]
  }
  const known = await ask(ADMIN)
  // The worker has created the link and waits for the mail server.
  const links = () => query('select id from users where reset_password_token is not null')
  await expect.poll(async () => (await links()).length).toBe(1)
  expect(await ask('nobody@staff.example')).toEqual(known)
  expect(await ask(ADMIN)).toEqual(known)
  expect(known[0]).toBe(200)
})
