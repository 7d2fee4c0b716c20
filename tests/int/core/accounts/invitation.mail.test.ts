import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'
import { mailbox } from '../../setup/mailbox'

const newcomer = { name: 'Ana Writer', email: 'ana@staff.example', role: 'contributor' }
const chosen = 'Limestone porches after rain'

async function invite(cookie: string, body: object) {
  return cms('users/invite', { method: 'POST', headers: { cookie }, body })
}

async function emailedLink(): Promise<string> {
  await (await testPayload()).jobs.run({ queue: 'password-resets' })
  const { email } = mailbox.received.at(-1) ?? {}
  return /\/admin\/reset\/(\w+)/.exec(email?.text ?? '')?.[1] ?? ''
}

beforeEach(() => mailbox.received.splice(0))
afterEach(async () => {
  vi.useRealTimers()
  await sql("delete from users where email like 'ana%@staff.example'")
})

describe('an invitation', () => {
  it('creates an account whose owner chooses a password by the emailed link', async () => {
    const response = await invite(await signIn('admin'), newcomer)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: expect.any(Number), link: null })
    const token = await emailedLink()
    expect(mailbox.received).toHaveLength(1)
    expect(mailbox.received[0]?.recipients).toEqual([newcomer.email])
    expect(mailbox.received[0]?.email.text).toContain('valid for seven days')

    const reset = { token, password: chosen }
    expect((await cms('users/reset-password', { method: 'POST', body: reset })).status).toBe(200)
    const credentials = { email: newcomer.email, password: chosen }
    const login = await cms('users/login', { method: 'POST', body: credentials })
    expect((await login.json()).user).toMatchObject(newcomer)
  })

  it('is valid for seven days', async () => {
    await invite(await signIn('admin'), newcomer)
    const token = await emailedLink()
    const reset = { token, password: chosen }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60_000 })
    expect((await cms('users/reset-password', { method: 'POST', body: reset })).status).toBe(403)
    vi.setSystemTime(Date.now() - 60_000)
    expect((await cms('users/reset-password', { method: 'POST', body: reset })).status).toBe(200)
  })

  it('names what is wrong and creates and sends nothing', async () => {
    const cookie = await signIn('admin')
    expect((await invite(cookie, newcomer)).status).toBe(201)
    const again = await invite(cookie, newcomer)
    expect([again.status, (await again.json()).errors[0].message]).toEqual([
      400,
      expect.stringContaining('email'),
    ])
    const wrong = await invite(cookie, { ...newcomer, email: 'ana@' })
    expect([wrong.status, (await wrong.json()).errors[0].message]).toEqual([
      400,
      'Enter a valid email address.',
    ])
    expect(
      (await invite(cookie, { ...newcomer, email: 'ana2@staff.example', role: 'owner' })).status,
    ).toBe(400)
    expect(await sql("select 1 from users where email like 'ana%@staff.example'")).toHaveLength(1)
    await emailedLink()
    expect(mailbox.received).toHaveLength(1)
  })

  it('is refused to editors, contributors and visitors', async () => {
    expect((await invite(await signIn('editor'), newcomer)).status).toBe(403)
    expect((await invite(await signIn('contributor'), newcomer)).status).toBe(403)
    expect((await invite('', newcomer)).status).toBe(401)
    expect(await sql('select 1 from users where email = $1', newcomer.email)).toEqual([])
  })
})
