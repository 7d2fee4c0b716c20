import { expect, it } from 'vitest'
import { issueDeviceCookie, knownDevice } from './device-cookie'

const secret = 's'.repeat(32)
const now = new Date('2026-11-22T12:00:00Z')
const ana = 'ana@staff.example'

/** The cookie as the browser sends it back. */
function cookies(...set: string[]) {
  const pairs = set.map((header) => header.split(';', 1)[0] ?? '')
  const jar = new Map(
    pairs.map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  )
  return (name: string) => jar.get(name)
}
const issue = (email: string, at = now) =>
  issueDeviceCookie(secret, email, at, { path: '/cms/api/users', secure: true })

it('knownDevice recognizes a browser, for its account only', async () => {
  const jar = cookies(await issue(ana), await issue('ben@staff.example'))
  const device = await knownDevice(secret, ana, now, jar)
  expect(device).toMatch(/^[\w-]{36}$/)
  expect(await knownDevice(secret, 'ben@staff.example', now, jar)).not.toBe(device)
  expect(await knownDevice(secret, 'eve@staff.example', now, jar)).toBeNull()
})

it('knownDevice does not recognize a forged, modified or expired cookie', async () => {
  const real = await issue(ana)
  expect(await knownDevice('t'.repeat(32), ana, now, cookies(real))).toBeNull()
  const altered = real.replace(/=[\w-]/, (start) => (start === '=A' ? '=B' : '=A'))
  expect(await knownDevice(secret, ana, now, cookies(altered))).toBeNull()
  const moved = `${(await issue('eve@staff.example')).split('=', 1)[0]}${real.slice(real.indexOf('='))}`
  expect(await knownDevice(secret, 'eve@staff.example', now, cookies(moved))).toBeNull()
  const old = await issue(ana, new Date('2026-05-01T12:00:00Z'))
  expect(await knownDevice(secret, ana, now, cookies(old))).toBeNull()
  expect(await knownDevice(secret, ana, now, () => undefined)).toBeNull()
  expect(await knownDevice(secret, ana, now, () => 'x'.repeat(5000))).toBeNull()
})

it('the device cookie is HttpOnly and limited to the account endpoints', async () => {
  expect(await issue(ana)).toMatch(
    /; Path=\/cms\/api\/users; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  )
})
