import { describe, expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { aUser, PASSWORD, testPayload } from '../../../fixtures/site'
import { getApiKey, signIn } from '../../../fixtures/staff'

/** Signs a user in again and returns the cookie. */
async function session(email: string): Promise<{ cookie: string }> {
  const { token } = await (await testPayload()).login({
    collection: 'users',
    data: { email, password: PASSWORD },
  })
  return { cookie: `payload-token=${token}` }
}

/** The user that the server recognizes. */
async function whoIs(headers: Record<string, string>): Promise<string | null> {
  const response = await cms('users/me', { headers })
  const { user }: { user: { email: string } | null } = await response.json()
  return user?.email ?? null
}

describe('an API key', () => {
  it('has the permissions of its owner', async () => {
    const editor = { authorization: await getApiKey('editor') }
    const contributor = { authorization: await getApiKey('contributor') }
    expect((await cms('leads', { headers: editor })).status).toBe(200)
    expect((await cms('leads', { headers: contributor })).status).toBe(403)
    expect((await cms('audit-entries', { headers: editor })).status).toBe(403)
    expect((await cms('leads', { headers: { authorization: 'users API-Key wrong' } })).status).toBe(
      403,
    )
  })

  it('is invalid after it is disabled', async () => {
    const authorization = await getApiKey('editor')
    const { user } = await (await cms('users/me', { headers: { authorization } })).json()
    expect(user.role).toBe('editor')
    await (await testPayload()).update({
      collection: 'users',
      id: user.id,
      data: { enableAPIKey: false },
    })
    expect((await cms('leads', { headers: { authorization } })).status).toBe(403)
  })

  it('does not let its owner change their role', async () => {
    const authorization = await getApiKey('contributor')
    const { user } = await (await cms('users/me', { headers: { authorization } })).json()
    const body = { role: 'admin' }
    await cms(`users/${user.id}`, { method: 'PATCH', headers: { authorization }, body })
    expect((await (await testPayload()).findByID({ collection: 'users', id: user.id })).role).toBe(
      'contributor',
    )
  })
})

describe('a session', () => {
  it('of the owner remains when they sign out everywhere else', async () => {
    const { id, email } = await aUser('editor')
    const [here, there] = [await session(email), await session(email)]
    const response = await cms(`users/${id}/sign-out`, { method: 'POST', headers: here })
    expect(await response.json()).toEqual({ ended: 1, keyRevoked: false })
    expect([await whoIs(here), await whoIs(there)]).toEqual([email, null])
  })

  it('is ended everywhere by an admin, which adds an audit log entry', async () => {
    const { id, email } = await aUser('contributor')
    const other = await session(email)
    const admin = { cookie: await signIn('admin') }
    const response = await cms(`users/${id}/sign-out`, { method: 'POST', headers: admin })
    expect(await response.json()).toEqual({ ended: 1, keyRevoked: false })
    expect(await whoIs(other)).toBeNull()
    const log = await cms(`audit-entries?where[documentId][equals]=${id}&depth=0`, {
      headers: admin,
    })
    expect((await log.json()).docs[0]).toMatchObject({
      action: 'updated',
      collectionSlug: 'users',
      documentTitle: null,
      changedFields: ['sessions'],
    })
  })

  it('cannot be ended by other users or anonymous clients', async () => {
    const { id, email } = await aUser('admin')
    const theirs = await session(email)
    const ask = async (headers: Record<string, string>) =>
      (await cms(`users/${id}/sign-out`, { method: 'POST', headers })).status
    expect([await ask({ cookie: await signIn('editor') }), await ask({})]).toEqual([403, 401])
    expect(await whoIs(theirs)).toBe(email)
  })

  it('ends everywhere else with a new password', async () => {
    const { id, email } = await aUser('editor')
    const [here, there] = [await session(email), await session(email)]
    const body = { password: 'Limestone porches after rain', currentPassword: PASSWORD }
    const response = await cms(`users/${id}`, { method: 'PATCH', headers: here, body })
    expect(response.status).toBe(200)
    expect([await whoIs(here), await whoIs(there)]).toEqual([email, null])
  })
})

it('a session alone does not change the email address or the password of its account', async () => {
  const { id, email } = await aUser('editor')
  const headers = await session(email)
  for (const data of [
    { email: 'eve@evil.example' },
    { password: 'Limestone porches after rain' },
  ]) {
    const response = await cms(`users/${id}`, { method: 'PATCH', headers, body: data })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    const message = 'Enter your current password to confirm this change.'
    expect(errors[0].data.errors).toEqual([{ path: 'currentPassword', message }])
  }
  expect(await whoIs(await session(email))).toBe(email)
})

describe('a weak password', () => {
  it.each([
    ['elevenchars', 'Use at least 12 characters. A short sentence is easy to remember.'],
    ['password1234', /^This is similar to a commonly used password\./],
  ])('is rejected with an error at its field: %s', async (password, message) => {
    const { id, email } = await aUser('editor')
    const headers = await session(email)
    const body = { password, currentPassword: PASSWORD }
    const response = await cms(`users/${id}`, { method: 'PATCH', headers, body })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].message).toMatch(message)
    expect(errors[0].data.errors).toEqual([
      { path: 'password', message: expect.stringMatching(message) },
    ])
    expect(await whoIs(await session(email))).toBe(email)
  })
})
