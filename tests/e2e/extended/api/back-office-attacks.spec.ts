import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { contactLead } from '../../../fixtures/contact-lead'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { admin, preparedFolder } from '../../setup/prepared-folder'
import { signalPostgres, withFrozenPostgres } from '../../setup/processes'

// One guide for all tests; the last ones stop its database.
test.describe.configure({ mode: 'serial' })

const contributor = { email: 'contributor@staff.example', password: admin.password }

let folder = ''
let guide: Guide
let adminCookie = ''
let contributorCookie = ''
/** The id of the only server function of the admin panel. */
let action = ''

type Headers = Record<string, string>

const json = (cookie = ''): Headers => ({
  'content-type': 'application/json',
  origin: guide.url,
  ...(cookie ? { cookie } : {}),
})

function send(method: string, path: string, body: object, headers: Headers = json()) {
  return fetch(guide.url + path, { method, headers, body: JSON.stringify(body) })
}

async function signIn(account: typeof admin): Promise<string> {
  const response = await send('POST', '/cms/api/users/login', account)
  const { token } = await response.json()
  return `payload-token=${token}`
}

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, {
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  adminCookie = await signIn(admin)
  const person = { ...contributor, name: 'Test contributor', role: 'contributor' }
  const made = await send('POST', '/cms/api/users', person, json(adminCookie))
  expect(made.status).toBe(201)
  contributorCookie = await signIn(contributor)
  const page = await (await fetch(`${guide.url}/admin/login`)).text()
  action = /"id\\?":\\?"([0-9a-f]{40,})\\?"/.exec(page)?.[1] ?? ''
  expect(action).not.toBe('')
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Calls the server function as the admin panel does. */
function call(args: string, { path = '/admin', cookie = '' } = {}): Promise<Response> {
  return fetch(guide.url + path, {
    method: 'POST',
    headers: { ...json(cookie), 'content-type': 'text/plain;charset=UTF-8', 'next-action': action },
    body: args,
  })
}

const functionCalls = [
  '[{"name":"constructor","args":{}}]',
  '[{"name":"toString","args":{}}]',
  '[{"name":"__proto__","args":{}}]',
  '[{"name":"hasOwnProperty","args":{}}]',
  '[{"name":"form-state","args":{"collectionSlug":"leads","schemaPath":"leads","data":{}}}]',
  '[{"name":"render-list","args":{"collectionSlug":"leads"}}]',
  '[{"name":"unknown","args":{}}]',
  '[{"name":["constructor"],"args":{}}]',
  '[{"name":"form-state","args":null}]',
  '[{"name":"form-state"}]',
  '[null]',
  '[]',
  `[{"name":"form-state","args":{"data":"${'x'.repeat(900_000)}"}}]`,
]

test('an anonymous client cannot call server functions, with any name, path or forged session', async () => {
  const doors = [{}, { path: '/admin/login' }, { cookie: 'payload-token=a.b.c' }]
  for (const args of functionCalls) {
    for (const door of doors) {
      const response = await call(args, door)
      const text = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([401, 'text/plain'])
      expect(text).toContain('You are signed out.')
    }
    expect((await call(args, { path: '/' })).status).toBe(405)
    expect((await call(args, { path: '/submit/a-builder' })).status).toBe(401)
  }
})

test('an anonymous client cannot call server functions with a form', async () => {
  for (const [path, field] of [
    ['/admin', `$ACTION_ID_${action}`],
    ['/admin/login', '$ACTION_REF_1'],
    ['/', `$ACTION_ID_${action}`],
  ] as const) {
    const form = new FormData()
    form.set(field, '')
    const { status } = await fetch(guide.url + path, { method: 'POST', body: form })
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
  }
})

test('staff can call existing server functions only', async () => {
  const slug = '[{"name":"slugify","args":{"collectionSlug":"builders","path":"slug",'
  const response = await call(`${slug}"data":{},"valueToSlugify":"Hearth & Hill"}}]`, {
    cookie: contributorCookie,
  })
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('hearth-and-hill'),
  ])
  const refused = functionCalls.filter((args) => !/form-state","args":\{|render-list/.test(args))
  for (const args of refused) {
    const { status } = await call(args, { cookie: contributorCookie })
    expect([args, status]).toEqual([args, 404])
  }
})

async function leadId(): Promise<number> {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  const { rows } = await client.query<{ id: number }>('select max(id) as id from leads')
  await client.end()
  return rows[0]?.id ?? 0
}

test('a form locks a document only if its user may update it', async () => {
  expect((await send('POST', '/api/leads', contactLead)).status).toBe(201)
  const id = await leadId()
  const args = {
    collectionSlug: 'leads',
    id,
    schemaPath: 'leads',
    operation: 'update',
    data: {},
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    returnLockStatus: true,
  }
  const locks = async () => {
    const response = await fetch(`${guide.url}/cms/api/payload-locked-documents`, {
      headers: json(adminCookie),
    })
    return (await response.json()).totalDocs
  }
  const form = JSON.stringify([{ name: 'form-state', args }])
  await call(form, { cookie: contributorCookie })
  expect(await locks()).toBe(0)
  expect((await call(form, { cookie: adminCookie })).status).toBe(200)
  expect(await locks()).toBe(1)
})

test('malformed REST paths cause no server error, and no response is cacheable', async () => {
  const calls: [method: string, path: string][] = [
    ['GET', '/cms/api/og?title=x'],
    ['POST', '/cms/api/users/verify/x'],
    ['GET', '/cms/api/media/versions/1'],
    ['GET', `/media/${'x'.repeat(300)}`],
    ['GET', '/cms/api/builders'],
    ['GET', '/cms/api/users/me'],
    ['GET', '/cms/api/nothing'],
    ['POST', '/cms/api/builders/access/1'],
    ['OPTIONS', '/cms/api/builders'],
  ]
  for (const [method, path] of calls) {
    const response = await fetch(guide.url + path, { method })
    expect([path, response.status < 500]).toEqual([path, true])
    expect([path, response.headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/no-store/),
    ])
  }
})

// User input that must not appear in the output of the guide.
const typed = {
  email: 'sentinel.person@buyer.example',
  firstName: 'Sentinella',
  lastName: 'Sentinellson',
  phone: '(210) 555-0199',
}
const leaked = /sentinel|555.{0,3}0199/i

/** Sends the user input to every endpoint that writes or looks up such data. */
function typeEverywhere(): Promise<Response | undefined>[] {
  const { email } = typed
  const query = encodeURIComponent(`${email} ${typed.phone}`)
  const page = { firstName: 'Sentinella', lastName: 'S', zipCode: '78006', isRealtor: false }
  const responses = [
    send('POST', '/cms/api/users/login', { email, password: 'sentinel-password' }),
    send('POST', '/cms/api/users/forgot-password', { email }),
    send('POST', '/cms/api/users/reset-password', { token: 'sentinel-token', password: 'x' }),
    send('POST', '/api/leads', { ...contactLead, ...typed, message: 'sentinel message' }),
    send('POST', '/api/newsletter/subscribe', { email, ...page, areasOfInterest: [] }),
    send('POST', '/api/newsletter/subscribe', { email, name: 'Sentinella' }),
    fetch(`${guide.url}/search?q=${query}`),
    fetch(`${guide.url}/api/communities?q=${query}`),
    fetch(`${guide.url}/api/blog?q=${query}`),
    fetch(`${guide.url}/communities/${encodeURIComponent(email)}`),
    fetch(`${guide.url}/admin`, { headers: json(adminCookie) }),
    fetch(`${guide.url}/admin/collections/leads?search=${query}`, { headers: json(adminCookie) }),
    fetch(`${guide.url}/cms/api/leads?where[email][equals]=${query}`, {
      headers: json(adminCookie),
    }),
    send('POST', '/cms/api/builders?draft=true', { name: email }, json(adminCookie)),
    send('POST', '/cms/api/users', { ...admin, ...typed, name: email }, json(adminCookie)),
    send('PATCH', '/cms/api/globals/site-settings', { email }, json(adminCookie)),
    send('POST', '/cms/api/newsletter-suppressions', { digest: email }, json(adminCookie)),
    call(
      `[{"name":"form-state","args":{"collectionSlug":"leads","id":1,"data":{"email":"${email}"}}}]`,
      {
        cookie: adminCookie,
      },
    ),
  ]
  // Connection errors are ignored, because only the output is checked.
  return responses.map((response) => response.catch(() => undefined))
}

const errors = () => guide.output.split('\n').filter((line) => line.includes('"level":50')).length

test('without the database, staff see an error instead of the login page', async () => {
  await withFrozenPostgres(folder, async () => {
    const [save, page] = await Promise.all([
      send('POST', '/cms/api/builders?draft=true', { name: 'Typed' }, json(adminCookie)),
      fetch(`${guide.url}/admin/collections/builders`, { headers: json(adminCookie) }),
    ])
    expect([save.status, save.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await save.text()).toContain('Nothing you typed is lost')
    expect(await page.text()).toContain('The database cannot be reached')
  })
  const saved = () => send('POST', '/cms/api/builders?draft=true', { name: 'T' }, json(adminCookie))
  await expect.poll(async () => (await saved()).status).toBe(201)
})

test('the output contains no user input while the database is frozen', async () => {
  const before = errors()
  await withFrozenPostgres(folder, async () => {
    await Promise.all(typeEverywhere())
    // The requests are answered before their queries fail.
    await expect.poll(errors).toBeGreaterThan(before)
  })
  expect(guide.output.split('\n').filter((line) => leaked.test(line))).toEqual([])
})

test('the output contains no user input when every write fails with its values in the error', async () => {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  await client.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused: % %', to_jsonb(new)->>'email', to_jsonb(new)->>'phone'; end $$`)
  const tables = ['leads', 'newsletter_subscriptions', 'builders', 'users', 'payload_jobs']
  for (const table of tables) {
    await client.query(
      `create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
    )
  }
  const before = errors()
  await Promise.all(typeEverywhere())
  for (const table of tables) await client.query(`drop trigger refuse on ${table}`)
  await client.end()
  expect(errors()).toBeGreaterThan(before)
  expect(guide.output.split('\n').filter((line) => leaked.test(line))).toEqual([])
})

test('the output contains no user input when the database is killed', async () => {
  const pending = typeEverywhere()
  signalPostgres(folder, 'SIGKILL')
  await Promise.all([...pending, ...typeEverywhere()])
  expect(guide.output.split('\n').filter((line) => leaked.test(line))).toEqual([])
})
