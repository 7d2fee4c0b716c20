import crypto from 'node:crypto'
import { createLocalReq, registerFirstUserOperation } from 'payload'
import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/payload-types'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { cms } from '../../../fixtures/cms'
import { aUser, PASSWORD, type Staff, testPayload } from '../../../fixtures/site'

const NEW_PASSWORD = 'Limestone porches after rain'

type GetHeaders = Record<string, string>

async function signIn(email: string, headers: GetHeaders = {}, password = PASSWORD) {
  return cms('users/login', { method: 'POST', headers, body: { email, password } })
}

/** The `Cookie` header of a browser that received this response. */
const getCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

async function session(email: string, password = PASSWORD): Promise<{ cookie: string }> {
  const response = await signIn(email, {}, password)
  expect(response.status).toBe(200)
  return { cookie: getCookie(response) }
}

async function whoIs(headers: GetHeaders): Promise<string | null> {
  const { user }: { user: { email: string } | null } = await (
    await cms('users/me', { headers })
  ).json()
  return user?.email ?? null
}

async function query(sql: string, values: unknown[] = []) {
  return (await (await testPayload()).db.pool.query(sql, values)).rows
}

/** The text of a statement without its parameters. */
const getText = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? statement.text
    : statement

/** Records the statements and the password hashes of `work`. */
async function measureWork(work: () => Promise<Response>) {
  const statements = vi.spyOn(Client.prototype, 'query')
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  const response = await work()
  const done = {
    status: response.status,
    body: await response.text(),
    statements: statements.mock.calls.map(([statement]) => getText(statement)),
    hashes: hashes.mock.calls.map(([, , iterations, length, digest]) => [
      iterations,
      length,
      digest,
    ]),
  }
  statements.mockRestore()
  hashes.mockRestore()
  return done
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('on a database without accounts', () => {
  const data = { name: 'Eve', email: 'eve@evil.example', password: NEW_PASSWORD, role: 'admin' }
  const override = { 'x-http-method-override': 'POST' }

  it.each([
    ['with the path of Payload’s form', 'users/first-register', {}],
    ['with upper-case letters', 'users/First-Register', {}],
    ['with a trailing slash', 'users/first-register/', {}],
    ['with a method override', 'users/first-register', override],
    ['by creating an account', 'users', {}],
  ])('a visitor does not become admin %s', async (_how, path, headers) => {
    const response = await cms(path, { method: 'POST', headers, body: data })
    expect([403, 404]).toContain(response.status)
    expect(await query('select email from users')).toEqual([])
  })

  it('the Payload operation also rejects an external request', async () => {
    const payload = await testPayload()
    const req = await createLocalReq({}, payload)
    req.payloadAPI = 'REST'
    const registering = registerFirstUserOperation({
      collection: payload.collections.users,
      data: { ...data, role: 'admin' },
      req,
    })
    await expect(registering).rejects.toMatchObject({ status: 403 })
    expect(await query('select email from users')).toEqual([])
  })
})

describe('the last admin', () => {
  let ana: Staff
  let ben: Staff

  beforeEach(async () => {
    await query(`update users set role = 'editor'`)
    ana = await aUser('admin')
    ben = await aUser('admin')
  })

  const admins = async () =>
    (await query(`select id from users where role = 'admin' order by id`)).map(({ id }) => id)
  const demote = (headers: GetHeaders, id: number) =>
    cms(`users/${id}`, { method: 'PATCH', headers, body: { role: 'editor' } })

  it('cannot be demoted or deleted, not even by themselves', async () => {
    const asAna = await session(ana.email)
    expect((await demote(asAna, ben.id)).status).toBe(200)
    const refused = await demote(asAna, ana.id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors[0].message).toMatch(/^This is the last admin/)
    const deleting = await cms(`users/${ana.id}`, { method: 'DELETE', headers: asAna })
    expect(deleting.status).toBe(409)
    const body = { name: 'Ana, the last admin' }
    const renaming = await cms(`users/${ana.id}`, { method: 'PATCH', headers: asAna, body })
    expect(renaming.status).toBe(200)
    expect(await admins()).toEqual([ana.id])
  })

  it('remains when a bulk request demotes or deletes all admins', async () => {
    const headers = await session(ana.email)
    const all = `users?where[id][in]=${ana.id},${ben.id}`
    await cms(all, { method: 'PATCH', headers, body: { role: 'editor' } })
    expect(await admins()).not.toEqual([])
    await cms(all, { method: 'DELETE', headers })
    expect(await admins()).not.toEqual([])
  })

  it('cannot be disabled, while another admin can', async () => {
    const headers = await session(ana.email)
    const disable = (id: number) =>
      cms(`users/${id}`, { method: 'PATCH', headers, body: { disabled: true } })
    expect((await disable(ben.id)).status).toBe(200)
    const refused = await disable(ana.id)
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      409,
      expect.stringMatching(/^This is the last admin/),
    ])
    // An admin who is disabled does not count.
    expect((await demote(headers, ana.id)).status).toBe(409)
    expect(await query('select id from users where disabled')).toEqual([{ id: ben.id }])
  })

  it('is not the only one who cannot disable themselves', async () => {
    const headers = await session(ana.email)
    const body = { disabled: true }
    const refused = await cms(`users/${ana.id}`, { method: 'PATCH', headers, body })
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      409,
      'You cannot disable your own account. Ask another admin.',
    ])
    expect(await whoIs(headers)).toBe(ana.email)
  })

  it('remains when two admins demote each other concurrently', async () => {
    for (let round = 0; round < 3; round += 1) {
      await query(`update users set role = 'admin' where id in ($1, $2)`, [ana.id, ben.id])
      const [asAna, asBen] = [await session(ana.email), await session(ben.email)]
      const responses = await Promise.all([demote(asAna, ben.id), demote(asBen, ana.id)])
      // The second request may find that its user is no longer an admin.
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await admins()).toHaveLength(1)
    }
  })

  it('remains when two admins delete each other concurrently', async () => {
    const [asAna, asBen] = [await session(ana.email), await session(ben.email)]
    await Promise.all([
      cms(`users/${ben.id}`, { method: 'DELETE', headers: asAna }),
      cms(`users/${ana.id}`, { method: 'DELETE', headers: asBen }),
    ])
    expect(await admins()).toHaveLength(1)
  })
})

describe('an address with an account and one without', () => {
  let known = ''
  beforeAll(async () => {
    known = (await aUser('editor')).email
  })

  it('cause the same statements and the same hashing when a login fails', async () => {
    const wrong = await measureWork(() => signIn(known, {}, 'not the password'))
    const unknown = await measureWork(() => signIn('nobody@staff.example', {}, 'not the password'))
    expect(wrong.status).toBe(401)
    expect(wrong.hashes).toHaveLength(1)
    expect(unknown).toEqual(wrong)
  })

  it('get the same response and the same statements for a forgotten password', async () => {
    const ask = (email: string) =>
      measureWork(() => cms('users/forgot-password', { method: 'POST', body: { email } }))
    const [first, second] = [await ask(known), await ask('nobody@staff.example')]
    expect(first.status).toBe(200)
    expect(first.statements.length).toBeGreaterThan(0)
    expect(second).toEqual(first)
  })

  it('differ only in the background: one email, whose link works once', async () => {
    const payload = await testPayload()
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
    await payload.jobs.run({ queue: 'password-resets' })
    expect(sent).toHaveBeenCalledTimes(1)
    const [email] = sent.mock.calls[0] ?? []
    expect(email?.to).toEqual({ name: '', address: known })
    const [, token = ''] = /\/admin\/reset\/(\w+)/.exec(String(email?.text)) ?? []

    const reset = (password: string) =>
      cms('users/reset-password', { method: 'POST', body: { token, password } })
    const weak = await reset('password1234')
    expect([weak.status, (await weak.json()).errors[0].message]).toEqual([
      400,
      expect.stringMatching(/^This is similar to a commonly used password\./),
    ])
    expect((await reset(NEW_PASSWORD)).status).toBe(200)
    expect((await reset(PASSWORD)).status).toBe(403)
    expect(await whoIs(await session(known, NEW_PASSWORD))).toBe(known)
    expect(await query(`select id from payload_jobs where task_slug = 'passwordReset'`)).toEqual([])
  })

  it('store no token that works, and of three resets with one token, one succeeds', async () => {
    const { email } = await aUser('editor')
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const [stored] = await query(
      'select reset_password_token as token from users where email = $1',
      [email],
    )
    expect(stored?.token).toMatch(/^[\da-f]{64}$/)
    const reset = async (given: unknown) =>
      (
        await cms('users/reset-password', {
          method: 'POST',
          body: { token: given, password: NEW_PASSWORD },
        })
      ).status
    expect(await reset(stored?.token)).toBe(403)
    const statuses = await Promise.all([token, token, token].map(reset))
    expect(statuses.sort()).toEqual([200, 403, 403])
    expect(await whoIs(await session(email, NEW_PASSWORD))).toBe(email)
  })

  it('cannot be distinguished when the mail server rejects the email, which is retried', async () => {
    const payload = await testPayload()
    vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error(`550 ${known} is full`))
    const body = { email: known }
    const response = await cms('users/forgot-password', { method: 'POST', body })
    expect(response.status).toBe(200)
    await payload.jobs.run({ queue: 'password-resets' })
    const [job] = await query(
      `select has_error, processing, input::text || coalesce(error::text, '') as written,
        wait_until > now() as waits from payload_jobs where task_slug = 'passwordReset'`,
    )
    expect(job).toMatchObject({ waits: true, processing: false })
    expect(job?.written).not.toContain('550')
    await query(`delete from payload_jobs where task_slug = 'passwordReset'`)
  })

  it('get at most five emails an hour, with the same response', async () => {
    const email = 'flood@staff.example'
    for (let n = 0; n < 7; n += 1) {
      const response = await cms('users/forgot-password', { method: 'POST', body: { email } })
      expect(response.status).toBe(200)
    }
    const jobs = await query(`select id from payload_jobs where input ->> 'email' = $1`, [email])
    expect(jobs).toHaveLength(5)
  })
})

describe('guessing the password of one account from many addresses', () => {
  it('is slowed down, while the owner can still sign in', async () => {
    const { email } = await aUser('editor')
    const owner = await session(email)
    for (let n = 0; n < 20; n += 1) expect((await signIn(email, {}, 'a guess')).status).toBe(401)
    // One more attempt is allowed every ten seconds.
    expect((await signIn(email, {}, 'a guess')).status).toBe(401)
    const refused = await signIn(email, {}, 'a guess')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
    const { errors } = await refused.json()
    expect(errors[0].message).toMatch(/^Too many failed sign-ins with this email address\./)

    expect((await signIn(email)).status).toBe(429)
    expect((await signIn(email, owner)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    expect((await signIn(email)).status).toBe(200)
  })

  it('is slowed down in the same way for an address without an account', async () => {
    const email = 'nobody-at-all@staff.example'
    for (let n = 0; n < 21; n += 1) await signIn(email, {}, 'a guess')
    expect((await signIn(email, {}, 'a guess')).status).toBe(429)
  })

  it('does not count logins with the correct password', async () => {
    const { email } = await aUser('editor')
    for (let n = 0; n < 23; n += 1) expect((await signIn(email)).status).toBe(200)
  })
})

it('an account keeps all sessions when several browsers sign in concurrently', async () => {
  const { email } = await aUser('editor')
  const sessions = await Promise.all(Array.from({ length: 6 }, () => session(email)))
  for (const headers of sessions) expect(await whoIs(headers)).toBe(email)
})

describe('a form on another site', () => {
  const foreign = { origin: 'https://evil.example' }

  function form(data: object): FormData {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    return body
  }

  it.each([
    ['the origin of the other site', foreign],
    ['the origin null', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('signs a visitor neither in nor out, with %s', async (_what, headers) => {
    const { email } = await aUser('editor')
    const body = form({ email, password: PASSWORD })
    const login = await callEndpoint('users/login', { method: 'POST', headers, body })
    expect([login.status, login.headers.getSetCookie()]).toEqual([403, []])

    const { cookie } = await session(email)
    for (const path of ['logout', 'logout?allSessions=true', 'refresh-token', 'reset-password']) {
      const response = await callEndpoint(`users/${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
      })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
    const response = await callEndpoint('users/forgot-password', {
      method: 'POST',
      headers,
      body: form({ email }),
    })
    expect(response.status).toBe(403)
    expect(await whoIs({ cookie })).toBe(email)
  })

  it('is rejected, but the form of the site works', async () => {
    const { email } = await aUser('editor')
    const body = form({ email, password: PASSWORD })
    const login = await callEndpoint('users/login', { method: 'POST', body })
    expect(login.status).toBe(200)
    const headers = { cookie: getCookie(login) }
    expect((await callEndpoint('users/refresh-token', { method: 'POST', headers })).status).toBe(
      200,
    )
    expect((await callEndpoint('users/logout', { method: 'POST', headers })).status).toBe(200)
    expect(await whoIs(headers)).toBeNull()
  })
})

it.each([
  ['the address of the site', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['another address of the server', { origin: 'http://10.0.0.7', host: '10.0.0.7' }, true],
  ['another port', { origin: 'http://10.0.0.7:81', host: '10.0.0.7' }, false],
  ['another protocol', { origin: 'https://10.0.0.7', host: '10.0.0.7' }, false],
  ['another site', { origin: 'https://evil.example', host: '10.0.0.7' }, false],
])(
  'a session counts only on pages at an address of the server: %s',
  async (_page, headers, counts) => {
    const { email } = await aUser('editor')
    const { cookie } = await session(email)
    const response = await callEndpoint('users/me', { headers: { ...headers, cookie } })
    expect((await response.json()).user?.email ?? null).toBe(counts ? email : null)
  },
)

describe('a session alone', () => {
  const MISSING = 'Enter your current password to confirm this change.'
  const WRONG = 'This is not your current password.'
  const NEW_EMAIL = 'taken-over@evil.example'

  /** The status of a change of an account, and the message at the field for the password. */
  async function change(id: number, headers: GetHeaders, body: object) {
    const response = await cms(`users/${id}`, { method: 'PATCH', headers, body })
    const { errors = [] } = await response.json()
    return [response.status, errors[0]?.data?.errors?.[0] ?? null]
  }
  const rejected = (message: string) => [400, { path: 'currentPassword', message }]

  it.each([
    ['the email address', { email: NEW_EMAIL }],
    ['the password', { password: NEW_PASSWORD }],
  ])('changes %s neither of the own account nor of another', async (_what, data) => {
    const own = await aUser('admin')
    const other = await aUser('editor')
    const headers = await session(own.email)
    for (const { id } of [own, other]) {
      const before = await query('select email, hash from users where id = $1', [id])
      expect(await change(id, headers, data)).toEqual(rejected(MISSING))
      const guess = { ...data, currentPassword: 'a guess' }
      expect(await change(id, headers, guess)).toEqual(rejected(WRONG))
      expect(await query('select email, hash from users where id = $1', [id])).toEqual(before)
    }
    // A bulk request has no confirmation, even with the password.
    const all = `users?where[id][in]=${own.id},${other.id}`
    const body = { ...data, currentPassword: PASSWORD }
    const bulk = await (await cms(all, { method: 'PATCH', headers, body })).json()
    expect([bulk.docs, bulk.errors]).toEqual([[], [expect.anything(), expect.anything()]])
  })

  it('of an admin does not suffice with the password of the other account', async () => {
    const other = await aUser('editor')
    const admin = await aUser('admin')
    const headers = await session(admin.email)
    const changing = { password: NEW_PASSWORD, currentPassword: NEW_PASSWORD }
    expect(await change(other.id, headers, changing)).toEqual(rejected(WRONG))
    const confirmed = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    expect(await change(other.id, headers, confirmed)).toEqual([200, null])
    expect((await signIn(other.email, {}, NEW_PASSWORD)).status).toBe(200)
  })

  it('changes neither by the Local API, nor with the API key of the account', async () => {
    const payload = await testPayload()
    const user = await aUser('editor')
    const update = payload.update({
      collection: 'users',
      id: user.id,
      data: { email: NEW_EMAIL },
      user,
      overrideAccess: false,
    })
    await expect(update).rejects.toMatchObject({ status: 400 })
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { enableAPIKey: true, apiKey: 'key-of-the-session-tests' },
    })
    const headers = { authorization: 'users API-Key key-of-the-session-tests' }
    expect(await change(user.id, headers, { password: NEW_PASSWORD })).toEqual(rejected(MISSING))
  })

  it('does not create an API key', async () => {
    const { id, email } = await aUser('admin')
    const headers = await session(email)
    for (const [body, message] of [
      [{}, MISSING],
      [{ currentPassword: 'a guess' }, WRONG],
    ] as const) {
      const response = await cms(`users/${id}/api-key`, { method: 'POST', headers, body })
      expect([response.status, (await response.json()).errors[0].message]).toEqual([400, message])
    }
    expect(await query('select id from users where api_key is not null and id = $1', [id])).toEqual(
      [],
    )
  })

  it('changes the name and sends the email address along unchanged', async () => {
    const { id, email } = await aUser('editor')
    const body = { name: 'Another name', email: email.toUpperCase() }
    expect(await change(id, await session(email), body)).toEqual([200, null])
  })

  it('may guess the password as rarely as a login', async () => {
    const { id, email } = await aUser('editor')
    const headers = await session(email)
    const guess = { password: NEW_PASSWORD, currentPassword: 'a guess' }
    for (let n = 0; n < 21; n += 1)
      expect(await change(id, headers, guess)).toEqual(rejected(WRONG))
    expect(await change(id, headers, guess)).toEqual([429, null])
    const right = { ...guess, currentPassword: PASSWORD }
    expect(await change(id, headers, right)).toEqual([429, null])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    expect(await change(id, headers, right)).toEqual([200, null])
  })
})

describe('a disabled account', () => {
  const DISABLED = 'This account is disabled. Ask an admin to enable it.'
  async function setDisabled(id: number, disabled: boolean): Promise<number> {
    const headers = await session((await aUser('admin')).email)
    return (await cms(`users/${id}`, { method: 'PATCH', headers, body: { disabled } })).status
  }
  const readMessage = async (response: Response) => (await response.json()).errors[0].message

  it('has no sessions and no API key, and its owner signs in again when it is enabled', async () => {
    const { id, email } = await aUser('editor')
    const here = await session(email)
    await query('update users set may_use_api_key = true where id = $1', [id])
    const body = { currentPassword: PASSWORD }
    const made = await cms(`users/${id}/api-key`, { method: 'POST', headers: here, body })
    const key = { authorization: `users API-Key ${(await made.json()).apiKey}` }
    expect(await setDisabled(id, true)).toBe(200)
    expect([await whoIs(here), await whoIs(key)]).toEqual([null, null])

    const refused = await signIn(email, here)
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    expect(await readMessage(refused)).toBe(DISABLED)
    expect((await query('select id from users_sessions where _parent_id = $1', [id])).length).toBe(
      0,
    )
    // Only the owner learns that it is disabled.
    expect(await readMessage(await signIn(email, {}, 'a guess'))).not.toBe(DISABLED)
    expect(await setDisabled(id, false)).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  it('is not opened by the link for a forgotten password', async () => {
    const { id, email } = await aUser('editor')
    expect(await setDisabled(id, true)).toBe(200)
    const payload = await testPayload()
    const data = { email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const body = { token, password: NEW_PASSWORD }
    const response = await cms('users/reset-password', { method: 'POST', body })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    expect(await setDisabled(id, false)).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  it('is disabled by admins only, and gets no API key', async () => {
    const { id, email } = await aUser('editor')
    const headers = await session(email)
    await cms(`users/${id}`, { method: 'PATCH', headers, body: { disabled: true } })
    expect(await query('select disabled from users where id = $1', [id])).toEqual([
      { disabled: false },
    ])
    expect(await setDisabled(id, true)).toBe(200)
    const admin = await session((await aUser('admin')).email)
    const body = { currentPassword: PASSWORD }
    const response = await cms(`users/${id}/api-key`, { method: 'POST', headers: admin, body })
    expect(response.status).toBe(409)
  })

  it('stays disabled when its owner signs in at the same moment', async () => {
    const { id, email } = await aUser('editor')
    const admin = await session((await aUser('admin')).email)
    const disable = () =>
      cms(`users/${id}`, { method: 'PATCH', headers: admin, body: { disabled: true } })
    await Promise.all([signIn(email), disable()])
    expect(
      await query(
        `select disabled, exists(select from users_sessions s where s._parent_id = users.id) as open
          from users where id = $1`,
        [id],
      ),
    ).toEqual([{ disabled: true, open: false }])
  })
})

describe('a new email address or password', () => {
  /** The recipients and subjects of the emails to the owners of accounts. */
  const notices = async () =>
    (
      await query(
        `select "to", subject, text from deliveries
          where kind = 'account-notice' and subject <> 'New sign-in to your account'`,
      )
    ).map(({ to, subject, text }) => [to, subject, text])
  const expectedNotice = (to: string, subject: string) => [to, subject, expect.any(String)]
  beforeEach(() => query('delete from deliveries'))

  it('ends the other sessions of the account and its API key, and is told the old address', async () => {
    const { id, email } = await aUser('editor')
    const [here, there] = [await session(email), await session(email)]
    await query('update users set may_use_api_key = true where id = $1', [id])
    const body = { currentPassword: PASSWORD }
    const made = await cms(`users/${id}/api-key`, { method: 'POST', headers: here, body })
    const key = { authorization: `users API-Key ${(await made.json()).apiKey}` }

    const changes = { email: 'moved@staff.example', password: NEW_PASSWORD, ...body }
    const response = await cms(`users/${id}`, { method: 'PATCH', headers: here, body: changes })
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).not.toContain(PASSWORD)
    const moved = 'moved@staff.example'
    expect([await whoIs(here), await whoIs(there), await whoIs(key)]).toEqual([moved, null, null])
    expect(await notices()).toEqual([
      expectedNotice(email, 'Your email address was changed'),
      expectedNotice(email, 'Your password was changed'),
    ])
    expect(JSON.stringify(await notices())).not.toContain(moved)
  })

  it('of another account ends all of its sessions and its reset link', async () => {
    const { id, email } = await aUser('editor')
    const theirs = await session(email)
    const admin = await aUser('admin')
    const payload = await testPayload()
    const data = { email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const body = { email: 'renamed@staff.example', currentPassword: PASSWORD }
    const headers = await session(admin.email)
    expect((await cms(`users/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
    expect([await whoIs(theirs), await whoIs(headers)]).toEqual([null, admin.email])
    const reset = { token, password: NEW_PASSWORD }
    expect((await cms('users/reset-password', { method: 'POST', body: reset })).status).toBe(403)
    const [[to, , text] = []] = await notices()
    expect([to, text]).toEqual([email, expect.stringContaining(`${admin.name} changed it.`)])
  })

  it('is told the owner when a forgotten password is reset', async () => {
    const { email } = await aUser('editor')
    const payload = await testPayload()
    const data = { email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const body = { token, password: NEW_PASSWORD }
    expect((await cms('users/reset-password', { method: 'POST', body })).status).toBe(200)
    expect(await notices()).toEqual([expectedNotice(email, 'Your password was changed')])
  })
})

describe('an API key', () => {
  const authorization = (key: string) => ({ authorization: `users API-Key ${key}` })

  async function newKey(id: number, headers: GetHeaders): Promise<GetHeaders> {
    await query('update users set may_use_api_key = true where id = $1', [id])
    const body = { currentPassword: PASSWORD }
    const response = await cms(`users/${id}/api-key`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    const { apiKey } = await response.json()
    expect(Buffer.from(apiKey, 'base64url')).toHaveLength(32)
    return authorization(apiKey)
  }

  it('cannot be chosen by a client', async () => {
    const { id, email } = await aUser('admin')
    const headers = await session(email)
    const weak = { apiKey: 'a', enableAPIKey: true, apiKeyIndex: 'a' }
    await cms(`users/${id}`, { method: 'PATCH', headers, body: weak })
    const ben = { name: 'Ben', email: 'ben@staff.example', password: NEW_PASSWORD, role: 'editor' }
    const created = await cms('users', { method: 'POST', headers, body: { ...ben, ...weak } })
    expect(created.status).toBe(201)
    expect(await whoIs(authorization('a'))).toBeNull()
    const keys = 'select id from users where api_key_index is not null and email = any($1)'
    expect(await query(keys, [[email, ben.email]])).toEqual([])
  })

  it('is created by the server, shown once, replaced and revoked', async () => {
    const { id, email } = await aUser('editor')
    const headers = await session(email)
    const first = await newKey(id, headers)
    expect(await whoIs(first)).toBe(email)
    const own = await (await cms(`users/${id}`, { headers })).json()
    expect(own).toMatchObject({ hasAPIKey: true })
    expect(own.apiKey).toBeUndefined()
    const second = await newKey(id, headers)
    expect([await whoIs(first), await whoIs(second)]).toEqual([null, email])
    const log = await query(
      `select t.text from audit_entries a join audit_entries_texts t on t.parent_id = a.id
        where a.collection_slug = 'users' and a.document_id = $1 and t.text = 'apiKey'`,
      [String(id)],
    )
    expect(log).toHaveLength(2)
    expect((await cms(`users/${id}/api-key`, { method: 'DELETE', headers })).status).toBe(200)
    expect(await whoIs(second)).toBeNull()
  })

  it('needs the permission of an admin, and is revoked when an admin withdraws it', async () => {
    const { id, email } = await aUser('editor')
    const headers = await session(email)
    const admin = await session((await aUser('admin')).email)
    const patch = (as: GetHeaders, mayUseApiKey: boolean) =>
      cms(`users/${id}`, { method: 'PATCH', headers: as, body: { mayUseApiKey } })
    await patch(headers, true)
    const refused = await cms(`users/${id}/api-key`, { method: 'POST', headers })
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      403,
      'An admin has to allow an API key for this account.',
    ])
    await patch(admin, true)
    const key = await newKey(id, headers)
    expect(await whoIs(key)).toBe(email)
    await patch(admin, false)
    expect(await whoIs(key)).toBeNull()
  })

  it('cannot be created or revoked by anonymous clients and other users', async () => {
    const { id } = await aUser('admin')
    const headers = await session((await aUser('editor')).email)
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await cms(`users/${id}/api-key`, { method })).status).toBe(401)
      expect((await cms(`users/${id}/api-key`, { method, headers })).status).toBe(403)
    }
  })

  it('is revoked with a new password, as are other sessions', async () => {
    const { id, email } = await aUser('editor')
    const [here, there] = [await session(email), await session(email)]
    const key = await newKey(id, here)
    const body = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    await cms(`users/${id}`, { method: 'PATCH', headers: here, body })
    expect([await whoIs(here), await whoIs(there), await whoIs(key)]).toEqual([email, null, null])
  })

  it('remains valid when other fields of the account change', async () => {
    const { id, email } = await aUser('editor')
    const here = await session(email)
    const key = await newKey(id, here)
    await cms(`users/${id}`, { method: 'PATCH', headers: here, body: { name: 'Another name' } })
    expect([await whoIs(here), await whoIs(key)]).toEqual([email, email])
  })

  it('is revoked when a forgotten password is reset', async () => {
    const { id, email } = await aUser('editor')
    const key = await newKey(id, await session(email))
    const payload = await testPayload()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const body = { token, password: NEW_PASSWORD }
    expect((await cms('users/reset-password', { method: 'POST', body })).status).toBe(200)
    expect(await whoIs(key)).toBeNull()
  })

  it('is revoked with a new role, as are all sessions', async () => {
    const { id, email } = await aUser('editor')
    const here = await session(email)
    const key = await newKey(id, here)
    const headers = await session((await aUser('admin')).email)
    const role: User['role'] = 'contributor'
    await cms(`users/${id}`, { method: 'PATCH', headers, body: { role } })
    expect([await whoIs(here), await whoIs(key)]).toEqual([null, null])
  })

  it('is revoked when the account is signed out everywhere', async () => {
    const { id, email } = await aUser('editor')
    const here = await session(email)
    const key = await newKey(id, here)
    const response = await cms(`users/${id}/sign-out`, { method: 'POST', headers: here })
    expect(await response.json()).toEqual({ ended: 0, keyRevoked: true })
    expect([await whoIs(here), await whoIs(key)]).toEqual([email, null])
  })
})
