import { rmSync } from 'node:fs'
import { startGuide } from './guide'
import { admin, adminSettings, preparedFolder, prepareTemplates } from './prepared-folder'

/** Errors of the server's code, which no request may cause. */
const FAULT = /Cannot (?:read|set) properties of|is not (?:a function|defined|iterable)/

/**
 * Starts a server with the sample content in a temporary folder on a free port, sets `E2E_URL` to
 * its address, and returns a function that stops it and fails when its log has an error of its code.
 * If `E2E_URL` is already set, the tests run against that site.
 */
export default async function serveForTests(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_URL) return signInOnce(process.env.E2E_URL)
  const removeTemplates = await prepareTemplates()
  const folder = preparedFolder('sample')
  const guide = await startGuide(folder, {
    SEED: 'sample',
    ...adminSettings,
    RATE_LIMITS: 'off',
  })
  process.stdout.write(guide.output)
  process.env.E2E_URL = guide.url
  await signInOnce(guide.url)
  return async () => {
    await guide.end('SIGTERM')
    removeTemplates()
    rmSync(folder, { recursive: true, force: true })
    const faults = guide.output.split('\n').filter((line) => FAULT.test(line))
    if (faults.length > 0) throw new Error(`The server logged errors:\n${faults.join('\n')}`)
  }
}

/**
 * Sets `E2E_ADMIN_TOKEN` for all workers. Payload stores the sessions in the row of the account,
 * where concurrent sign-ins overwrite each other.
 */
async function signInOnce(site: string): Promise<void> {
  const response = await fetch(`${site}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`The admin cannot sign in at ${site}: ${response.status}`)
  process.env.E2E_ADMIN_TOKEN = token
}
