import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSiteInfo } from '@/content/site-defaults'
import { cms } from '../../../fixtures/cms'
import { aUser, PASSWORD, type Staff, testPayload } from '../../../fixtures/site'

type Credentials = Record<string, string>

async function query(sql: string, values: unknown[] = []) {
  return (await (await testPayload()).db.pool.query(sql, values)).rows
}

const logIn = (email: string, more: object = {}, headers: Credentials = {}) =>
  cms('users/login', { method: 'POST', headers, body: { email, password: PASSWORD, ...more } })

/** The `Cookie` header of a browser that received this response. */
const getCookies = (response: Response) => ({
  cookie: response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; '),
})

async function session(email: string, more: object = {}): Promise<Credentials> {
  const response = await logIn(email, more)
  expect(response.status, await response.clone().text()).toBe(200)
  return getCookies(response)
}

/** The status of a response, its message, and what the login lacks. */
async function read(response: Response) {
  const { errors = [] } = await response.json()
  return [response.status, errors[0]?.message, errors[0]?.data?.secondFactor]
}

const generateCode = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })

interface Protected {
  readonly account: Staff
  readonly headers: Credentials
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** An account whose owner has set up an authenticator app, with the code of the step before. */
async function protectedAccount(role: Staff['role'] = 'editor'): Promise<Protected> {
  const account = await aUser(role)
  const headers = await session(account.email)
  const path = `users/${account.id}/second-factor`
  const started = await cms(`${path}/setup`, { method: 'POST', headers })
  const { setup, secret, qrCode } = await started.json()
  expect(qrCode).toMatch(/^<svg /)
  const body = { setup, code: generateCode(secret, -1), currentPassword: PASSWORD }
  const confirmed = await cms(path, { method: 'POST', headers, body })
  expect(confirmed.status, await confirmed.clone().text()).toBe(200)
  const { recoveryCodes } = await confirmed.json()
  return { account, headers, secret, recoveryCodes }
}

const notices = async (to: string) =>
  (
    await query(
      `select subject from deliveries where kind = 'account-notice' and "to" = $1 order by id`,
      [to],
    )
  ).map(({ subject }) => subject)

/** Codes change every 30 seconds, but not during a test. */
const NOW = Date.now()
const freezeClock = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
}

beforeEach(freezeClock)
afterEach(() => {
  vi.useRealTimers()
})

const NEEDED = 'Enter the code from your authenticator app.'
const WRONG =
  'This code is not valid. Each code can be used once: wait for the next one, or enter a recovery code.'

describe('an account with a second factor', () => {
  let one: Protected
  beforeAll(async () => {
    freezeClock()
    one = await protectedAccount()
  })

  it('is not opened by the password alone', async () => {
    const response = await logIn(one.account.email)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await read(response)).toEqual([401, NEEDED, 'code'])
  })

  it('says nothing of the second factor to someone without the password', async () => {
    const response = await logIn(one.account.email, { password: 'a guess', code: '123456' })
    expect(await read(response)).toEqual([
      401,
      'The email or password provided is incorrect.',
      undefined,
    ])
  })

  it.each([
    ['wrong', '000000'],
    ['text', 'abc'],
    ['an unknown recovery code', '4F7KQ-9ZB2M'],
    ['50,000 letters', 'x'.repeat(50_000)],
    ['an object', { secret: 1 }],
    ['a list', ['000000']],
  ])('is not opened by a code that is %s', async (_what, code) => {
    const response = await logIn(one.account.email, { code })
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await read(response))[0]).toBe(401)
  })

  it('is opened by a code once, also when it is sent twice at the same moment', async () => {
    const code = generateCode(one.secret)
    const responses = await Promise.all([1, 2].map(() => logIn(one.account.email, { code })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await read(await logIn(one.account.email, { code }))).toEqual([401, WRONG, 'code'])
    const next = generateCode(one.secret, 1)
    expect(
      (await logIn(one.account.email, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).status,
    ).toBe(200)
  })

  it('is opened by a recovery code once, and its owner is told', async () => {
    const [recoveryCode = ''] = one.recoveryCodes
    const code = recoveryCode.toLowerCase().replace('-', ' ')
    expect((await logIn(one.account.email, { code })).status).toBe(200)
    expect(await notices(one.account.email)).toContain('A recovery code was used')
    expect(await read(await logIn(one.account.email, { code }))).toEqual([401, WRONG, 'code'])
  })

  it('stores the secret encrypted and the recovery codes hashed, and no response has them', async () => {
    const [row] = await query('select to_jsonb(users) as row from users where id = $1', [
      one.account.id,
    ])
    const stored = JSON.stringify(row)
    const admin = await session((await aUser('admin')).email)
    const id = one.account.id
    const responses = await Promise.all(
      [
        cms('users/me', { headers: one.headers }),
        cms(`users/${id}?depth=2`, { headers: one.headers }),
        cms(`users/${id}?select[secondFactor]=true&showHiddenFields=true`, { headers: admin }),
        cms('users?limit=0', { headers: admin }),
      ].map(async (response) => (await response).text()),
    )
    expect(responses.join()).toContain('secondFactorAt')
    const hidden: string = row.row.second_factor_secret
    expect(hidden.length).toBeGreaterThan(32)
    for (const text of [stored, ...responses]) {
      for (const word of [one.secret, ...one.recoveryCodes]) expect(text).not.toContain(word)
    }
    for (const text of responses) expect(text).not.toContain(hidden)
  })

  it('is not changed by a form, a program or a bulk request', async () => {
    const before = await query(
      'select second_factor_at, second_factor_secret from users where id = $1',
      [one.account.id],
    )
    const body = { secondFactorAt: null, secondFactor: { secret: null }, currentPassword: PASSWORD }
    const admin = await session((await aUser('admin')).email)
    for (const path of [`users/${one.account.id}`, `users?where[id][equals]=${one.account.id}`]) {
      await cms(path, { method: 'PATCH', headers: admin, body })
    }
    expect(
      await query('select second_factor_at, second_factor_secret from users where id = $1', [
        one.account.id,
      ]),
    ).toEqual(before)
    expect((await read(await logIn(one.account.email)))[2]).toBe('code')
  })

  it('keeps it when the owner changes the name and the password', async () => {
    const { account, headers, secret } = await protectedAccount()
    const body = {
      name: 'Another name',
      password: 'Limestone porches after rain',
      currentPassword: PASSWORD,
    }
    const response = await cms(`users/${account.id}`, { method: 'PATCH', headers, body })
    expect(response.status).toBe(200)
    const more = { password: body.password, code: generateCode(secret) }
    expect((await logIn(account.email, more)).status).toBe(200)
  })

  it('is not opened by the link for a forgotten password', async () => {
    const { account, headers } = await protectedAccount()
    const payload = await testPayload()
    const { email } = account
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const password = 'Limestone porches after rain'
    const body = { token, password }
    const response = await cms('users/reset-password', { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(Object.keys(await response.json())).toEqual(['message'])
    expect((await (await cms('users/me', { headers })).json()).user).toBeNull()
    expect(await query('select from users_sessions where _parent_id = $1', [account.id])).toEqual(
      [],
    )
    expect(await read(await logIn(email, { password }))).toEqual([401, NEEDED, 'code'])
  })

  it('allows ten wrong codes an hour, and an unknown browser does not stop the owner’s', async () => {
    const { account, secret } = await protectedAccount()
    const { email } = account
    const owner = await session(email, { code: generateCode(secret) })
    for (let n = 0; n < 10; n += 1) {
      expect((await logIn(email, { code: '000000' })).status).toBe(401)
    }
    const code = generateCode(secret, 1)
    const refused = await logIn(email, { code })
    expect(await read(refused)).toEqual([
      429,
      expect.stringMatching(/^Too many wrong codes\. Try again in \d+ minutes\.$/),
      undefined,
    ])
    expect((await logIn(email, { code }, owner)).status).toBe(200)
  })

  it('does not count codes of a login without the password', async () => {
    const { account, secret } = await protectedAccount()
    for (let n = 0; n < 12; n += 1) {
      await logIn(account.email, { password: 'a guess', code: '000000' })
    }
    expect((await logIn(account.email, { code: generateCode(secret) })).status).toBe(200)
  })
})

describe('turning a second factor on', () => {
  it('ends the other sessions and tells the owner', async () => {
    const account = await aUser('editor')
    const [here, there] = [await session(account.email), await session(account.email)]
    const path = `users/${account.id}/second-factor`
    const { setup, secret } = await (
      await cms(`${path}/setup`, { method: 'POST', headers: here })
    ).json()
    const body = { setup, code: generateCode(secret), currentPassword: PASSWORD }
    expect((await cms(path, { method: 'POST', headers: here, body })).status).toBe(200)
    const emails = await Promise.all(
      [here, there].map(async (headers) => {
        const { user } = await (await cms('users/me', { headers })).json()
        return user?.email ?? null
      }),
    )
    expect(emails).toEqual([account.email, null])
    expect(await notices(account.email)).toContain('Two-step sign-in is on')
  })

  it('needs the current password, a valid code, and the secret of this account', async () => {
    const account = await aUser('editor')
    const other = await aUser('editor')
    const headers = await session(account.email)
    const start = async (of: Staff, as: Credentials) =>
      (await cms(`users/${of.id}/second-factor/setup`, { method: 'POST', headers: as })).json()
    const own = await start(account, headers)
    const foreign = await start(other, await session(other.email))
    const confirm = async (body: object) => {
      const path = `users/${account.id}/second-factor`
      return (await cms(path, { method: 'POST', headers, body })).status
    }
    const right = { setup: own.setup, code: generateCode(own.secret), currentPassword: PASSWORD }
    expect(await confirm({ ...right, currentPassword: 'a guess' })).toBe(400)
    expect(await confirm({ ...right, currentPassword: undefined })).toBe(400)
    expect(await confirm({ ...right, code: '000000' })).toBe(400)
    expect(await confirm({ ...right, setup: 'forged' })).toBe(400)
    const theirs = { ...right, setup: foreign.setup, code: generateCode(foreign.secret) }
    expect(await confirm(theirs)).toBe(400)
    expect(
      await query('select second_factor_at as at from users where id = $1', [account.id]),
    ).toEqual([{ at: null }])
    vi.useFakeTimers({ toFake: ['Date'], now: NOW + 16 * 60_000 })
    expect(await confirm({ ...right, code: generateCode(own.secret) })).toBe(400)
  })

  it('is for the owner, and turning it off for the owner and admins with their password', async () => {
    const { account, headers } = await protectedAccount()
    const path = `users/${account.id}/second-factor`
    const admin = await session((await aUser('admin')).email)
    const editor = await session((await aUser('editor')).email)
    const post = async (to: string, as: Credentials, body: object = {}) =>
      (await cms(to, { method: 'POST', headers: as, body })).status
    for (const as of [admin, editor]) {
      expect(await post(`${path}/setup`, as)).toBe(403)
      expect(await post(path, as, { currentPassword: PASSWORD })).toBe(403)
    }
    expect(await post(`${path}/setup`, {})).toBe(401)
    expect(await post(`${path}/off`, {}, { currentPassword: PASSWORD })).toBe(401)
    expect(await post(`${path}/off`, editor, { currentPassword: PASSWORD })).toBe(403)
    expect(await post(`${path}/off`, headers)).toBe(400)
    expect(await post(`${path}/off`, admin, { currentPassword: 'a guess' })).toBe(400)
    expect(await post(`${path}/off`, admin, { currentPassword: PASSWORD })).toBe(200)
    expect((await logIn(account.email)).status).toBe(200)
    expect(await notices(account.email)).toContain('Two-step sign-in is off')
    const [entry] = await query(
      `select t.text from audit_entries a join audit_entries_texts t on t.parent_id = a.id
        where a.document_id = $1 and a.action = 'updated' order by a.id desc limit 1`,
      [String(account.id)],
    )
    expect(entry).toEqual({ text: 'secondFactorAt' })
  })
})

describe('a role that needs a second factor', () => {
  beforeAll(async () => {
    const payload = await testPayload()
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...defaultSiteInfo, ogImage: null },
    })
  })

  async function requireFor(roles: readonly Staff['role'][], headers: Credentials) {
    return cms('globals/site-settings', {
      method: 'POST',
      headers,
      body: { secondFactorRoles: roles, _status: 'published' },
    })
  }

  it('is set by an admin who has one, and signs out accounts without one', async () => {
    const without = await session((await aUser('admin')).email)
    const refused = await requireFor(['admin'], without)
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors[0].data.errors[0].message).toBe(
      'Turn on two-step sign-in for your own account first, under “Account”.',
    )

    const admin = await protectedAccount('admin')
    const editor = await aUser('editor')
    const contributor = await aUser('contributor')
    const [asEditor, asContributor] = [
      await session(editor.email),
      await session(contributor.email),
    ]
    await requireFor(['admin'], asEditor)
    expect((await logIn(editor.email)).status).toBe(200)
    expect((await requireFor(['admin', 'editor'], admin.headers)).status).toBe(200)
    const who = async (headers: Credentials) =>
      (await (await cms('users/me', { headers })).json()).user?.email ?? null
    expect([await who(admin.headers), await who(asEditor), await who(asContributor)]).toEqual([
      admin.account.email,
      null,
      contributor.email,
    ])
    expect(await who(without)).toBeNull()

    // Visitors do not learn which accounts a password opens.
    const forVisitors = await cms('globals/site-settings')
    expect(await forVisitors.text()).not.toContain('secondFactorRoles')

    // The owner sets it up by signing in.
    const asked = await logIn(editor.email)
    expect(asked.headers.getSetCookie()).toEqual([])
    const [error] = (await asked.json()).errors
    expect([asked.status, error.data.secondFactor]).toEqual([401, 'setup'])
    const { setup, secret } = error.data
    const wrong = await logIn(editor.email, { setup, code: '000000' })
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []])
    const done = await logIn(editor.email, { setup, code: generateCode(secret, -1) })
    expect(done.status).toBe(200)
    const { recoveryCodes } = await done.json()
    expect(recoveryCodes).toHaveLength(10)
    expect(await who(getCookies(done))).toBe(editor.email)
    expect(await notices(editor.email)).toContain('Two-step sign-in is on')
    expect((await read(await logIn(editor.email)))[2]).toBe('code')
    expect((await logIn(editor.email, { code: recoveryCodes[3] })).status).toBe(200)

    const off = await cms(`users/${editor.id}/second-factor/off`, {
      method: 'POST',
      headers: getCookies(done),
      body: { currentPassword: PASSWORD },
    })
    expect(off.status).toBe(409)
    expect((await logIn(contributor.email)).status).toBe(200)
    expect((await requireFor([], admin.headers)).status).toBe(200)
  })
})
