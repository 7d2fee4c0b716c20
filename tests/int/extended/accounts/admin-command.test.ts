import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const PASSWORD = 'Limestone porches after rain'

/** Runs `npm run admin` on the test database with the given input lines. */
async function runAdmin(
  args: readonly string[],
  responses: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'admin', ...args], {
    env: { ...process.env, SEED: 'none', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...settings },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  child.stdin.end(responses.map((line) => `${line}\n`).join(''))
  const [code] = await once(child, 'close')
  return { code, output }
}

const login = (email: string, password = PASSWORD) =>
  cms('users/login', { method: 'POST', body: { email, password } })

async function findAccount(email: string) {
  const where = { email: { equals: email } }
  return (await (await testPayload()).find({ collection: 'users', where })).docs[0]
}

describe('npm run admin', () => {
  it('asks for an address, a name and a password, and creates the first admin', async () => {
    const { code, output } = await runAdmin([], ['Ana@Staff.Example', 'Ana Admin', PASSWORD])
    expect(output).toMatch(/Email address: .*Name: .*Password: .*is an admin now/s)
    expect([code, output.includes(PASSWORD)]).toEqual([0, false])
    expect(await findAccount('ana@staff.example')).toMatchObject({
      name: 'Ana Admin',
      role: 'admin',
    })
    expect((await login('ana@staff.example')).status).toBe(200)
  })

  it('makes the account of the settings an admin with a new password, and revokes its sessions, key and second factor', async () => {
    const key = await getApiKey('contributor')
    const meWith = async (authorization: string) =>
      (await (await cms('users/me', { headers: { authorization } })).json()).user
    const { email, name, id } = await meWith(key)
    const { token } = await (await login(email, 'correct horse battery')).json()
    expect((await meWith(`JWT ${token}`)).id).toBe(id)
    const { pool } = (await testPayload()).db
    await pool.query(
      `update users set second_factor_at = now(), second_factor_secret = 'of a lost phone' where id = $1`,
      [id],
    )
    const settings = { ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD }
    const { code, output } = await runAdmin([], [], settings)
    expect(code).toBe(0)
    expect(output).toContain(`${name} (contributor) has this email address`)
    expect(output).not.toMatch(/Email address: |Password: /)
    expect(await findAccount(email)).toMatchObject({ id, name, role: 'admin' })
    expect((await login(email)).status).toBe(200)
    expect([await meWith(key), await meWith(`JWT ${token}`)]).toEqual([null, null])
  })

  it.each([
    ['a weak password', ['--email', 'weak@staff.example', '--name', 'W'], ['password1234']],
    ['an invalid address', ['--email', 'weak', '--name', 'W'], [PASSWORD]],
    ['a missing answer', ['--email', 'weak@staff.example'], ['W']],
    ['an unknown argument', ['--mail', 'weak@staff.example'], []],
  ])('rejects %s with a message and changes nothing', async (_what, args, answers) => {
    const { code, output } = await runAdmin(args, answers)
    expect(code).toBe(1)
    expect(output).toMatch(/Nothing was changed|nothing was changed|npm run admin/)
    expect(output).not.toContain('    at ')
    expect(await findAccount('weak@staff.example')).toBeUndefined()
  })
})
