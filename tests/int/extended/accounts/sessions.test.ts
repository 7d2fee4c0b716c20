import { afterEach, describe, expect, it, vi } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { aUser, PASSWORD, testPayload } from '../../../fixtures/site'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

type Credentials = Record<string, string>

async function query(sql: string, values: unknown[] = []) {
  return (await (await testPayload()).db.pool.query(sql, values)).rows
}

const logIn = (email: string, headers: Credentials = {}, password = PASSWORD) =>
  cms('users/login', { method: 'POST', headers, body: { email, password } })

const getCookies = (response: Response) => ({
  cookie: response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; '),
})

const who = async (headers: Credentials) =>
  (await (await cms('users/me', { headers })).json()).user?.email ?? null

afterEach(() => {
  vi.useRealTimers()
})

describe('a session', () => {
  it('has the browser that signed in, also after other changes of the account', async () => {
    const { id, email } = await aUser('editor')
    const headers = getCookies(await logIn(email, { 'user-agent': CHROME }))
    await logIn(email)
    await cms(`users/${id}`, { method: 'PATCH', headers, body: { name: 'Another name' } })
    expect(
      await query('select browser from users_sessions where _parent_id = $1 order by created_at', [
        id,
      ]),
    ).toEqual([{ browser: 'Chrome on Windows' }, { browser: 'Unknown browser' }])
  })

  it('is ended alone by its owner or an admin, and by no one else', async () => {
    const { id, email } = await aUser('editor')
    const [here, there] = [getCookies(await logIn(email)), getCookies(await logIn(email))]
    const [first, second] = await query(
      'select id from users_sessions where _parent_id = $1 order by created_at',
      [id],
    )
    const end = async (session: unknown, headers: Credentials) => {
      const path = `users/${id}/sign-out`
      const response = await cms(path, { method: 'POST', headers, body: { session } })
      return [response.status, response.ok ? (await response.json()).ended : null]
    }
    const stranger = getCookies(await logIn((await aUser('editor')).email))
    expect(await end(second?.id, stranger)).toEqual([403, null])
    expect(await end(second?.id, {})).toEqual([401, null])
    expect(await end('no-such-session', here)).toEqual([200, 0])
    expect(await end({ not: 'a text' }, here)).toEqual([200, 0])
    expect(await end(second?.id, here)).toEqual([200, 1])
    expect([await who(here), await who(there)]).toEqual([email, null])
    const admin = getCookies(await logIn((await aUser('admin')).email))
    expect(await end(first?.id, admin)).toEqual([200, 1])
    expect(await who(here)).toBeNull()
  })

  it('ends seven days after signing in, although it is in use', async () => {
    const { email } = await aUser('editor')
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    let headers = getCookies(await logIn(email))
    const refresh = () => cms('users/refresh-token', { method: 'POST', headers })
    let exp = 0
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      vi.setSystemTime(start + hours * 3_600_000)
      const response = await refresh()
      expect(response.status, `after ${hours} hours`).toBe(200)
      headers = getCookies(response)
      ;({ exp } = await response.json())
    }
    expect(exp).toBeGreaterThan(start / 1000 + 7 * 86_400 - 60)
    expect(exp).toBeLessThanOrEqual(Math.ceil(start / 1000) + 7 * 86_400)
    vi.setSystemTime(start + 7 * 86_400_000 + 1000)
    expect(await who(headers)).toBeNull()
    expect((await refresh()).status).toBe(403)
  })
})

describe('the last sign-in of an account', () => {
  const readAccount = async (id: number) =>
    (await query('select last_sign_in_at, updated_at from users where id = $1', [id]))[0]

  it('is stored without a change of the account, and not by a wrong password', async () => {
    const { id, email } = await aUser('editor')
    await logIn(email, {}, 'a guess')
    const before = await readAccount(id)
    expect(before?.last_sign_in_at).toBeNull()
    await logIn(email)
    const after = await readAccount(id)
    expect(after?.last_sign_in_at).toBeInstanceOf(Date)
    expect(after?.updated_at).toEqual(before?.updated_at)
    const changes = await query(
      `select from audit_entries
        where collection_slug = 'users' and document_id = $1 and action = 'updated'`,
      [String(id)],
    )
    expect(changes).toEqual([])
  })

  it('is read by the owner and admins, and written by neither', async () => {
    const { id, email } = await aUser('editor')
    const own = getCookies(await logIn(email))
    const other = getCookies(await logIn((await aUser('editor')).email))
    const admin = getCookies(await logIn((await aUser('admin')).email))
    const read = async (headers: Record<string, string>) =>
      (await (await cms(`users/${id}`, { headers })).json()).lastSignInAt
    const signedIn = (await readAccount(id))?.last_sign_in_at.toISOString()
    const body = { lastSignInAt: '2020-01-01T00:00:00.000Z' }
    for (const headers of [own, admin]) {
      expect((await cms(`users/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
      expect(await read(headers)).toBe(signedIn)
    }
    expect(await read(other)).toBeUndefined()
  })
})

describe('the audit log', () => {
  const readEntries = (id: number) =>
    query(
      `select action, user_id, user_name, document_title from audit_entries
        where collection_slug = 'users' and document_id = $1 order by id`,
      [String(id)],
    )

  it('has each sign-in, and a failure once in ten minutes', async () => {
    const { id, email, name } = await aUser('editor')
    for (let n = 0; n < 3; n += 1) await logIn(email, {}, 'a guess')
    await logIn(email)
    await logIn(email)
    const failed = { action: 'sign-in-failed', user_id: null, user_name: '', document_title: name }
    const succeeded = { action: 'signed-in', user_id: id, user_name: name, document_title: name }
    expect(await readEntries(id)).toEqual([failed, succeeded, succeeded])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    await logIn(email, {}, 'a guess')
    expect(await readEntries(id)).toEqual([failed, succeeded, succeeded, failed])
  })

  it('has nothing of an address without an account, which may be a mistyped password', async () => {
    const count = async () => (await query('select count(*) as n from audit_entries'))[0]?.n
    const before = await count()
    expect((await logIn('nobody-here@staff.example')).status).toBe(401)
    expect(await count()).toBe(before)
  })

  it('has no sign-in when a password confirms a change', async () => {
    const { id, email } = await aUser('editor')
    const headers = getCookies(await logIn(email))
    const body = { email: 'renamed-by-owner@staff.example', currentPassword: PASSWORD }
    expect((await cms(`users/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
    expect((await readEntries(id)).map(({ action }) => action)).toEqual(['signed-in', 'updated'])
  })
})

describe('a sign-in from a browser that the account does not know', () => {
  const findNotices = (to: string) =>
    query(`select subject, text from deliveries where "to" = $1 order by id`, [to])

  it('is told the owner, unless it is the first', async () => {
    const { email } = await aUser('editor')
    const known = getCookies(await logIn(email))
    expect(await findNotices(email)).toEqual([])
    await logIn(email, known)
    expect(await findNotices(email)).toEqual([])
    await logIn(email, { 'user-agent': CHROME })
    expect(await findNotices(email)).toEqual([
      {
        subject: 'New sign-in to your account',
        text: expect.stringContaining('The browser is Chrome on Windows.'),
      },
    ])
  })
})
