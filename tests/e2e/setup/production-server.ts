import { rmSync } from 'node:fs'
import { scratchFolder } from '../../scratch-folder'
import { startGuide } from './guide'

/** The back office's first account in the browser tests. */
export const admin = { email: 'admin@sanewhomeguide.example', password: 'only-for-these-tests' }

/**
 * Starts the guide on a folder and a port of its own with the sample content, and leaves its
 * address in `E2E_URL`. Answers with the function that stops it again. With `E2E_URL` set from
 * outside, the tests run against that site instead.
 */
export default async function serveForTests(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_URL) return signInOnce(process.env.E2E_URL)
  const folder = scratchFolder()
  const guide = await startGuide(folder, {
    SEED: 'sample',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
  })
  process.stdout.write(guide.said)
  process.env.E2E_URL = guide.url
  await signInOnce(guide.url)
  return async () => {
    await guide.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Leaves the admin's token in `E2E_ADMIN_TOKEN`, for all workers: Payload keeps the sessions of an
 * account in its row, where two sign-ins at the same moment overwrite each other.
 */
async function signInOnce(site: string): Promise<void> {
  const answer = await fetch(`${site}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The admin cannot sign in at ${site}: ${answer.status}`)
  process.env.E2E_ADMIN_TOKEN = token
}
