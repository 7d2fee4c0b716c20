import { rmSync } from 'node:fs'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { expect, visit } from '../../fixtures'
import { contractTest, walkContract } from '../../helpers/contract-walk'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { getNonce, rawRequest } from '../../setup/raw-request'
import { type StaffClient, staffClient } from '../../setup/staff-client'

// `next start` without the server around it: slower, without a cache, but right.

interface Plain {
  readonly guide: Guide
  readonly staff: StaffClient
}

const settings = { RATE_LIMITS: 'off', PAYLOAD_SECRET: 's'.repeat(32) }

/** Next warns that this does not work with its standalone output, which only copies the same files. */
const nextStart = [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1']

const test = contractTest.extend<object, { readonly plain: Plain }>({
  plain: [
    async ({ browserName: _ }, use) => {
      const folder = preparedFolder('sample')
      // It runs the database and creates the content.
      const owner = await startGuide(folder, { SEED: 'sample', ...settings, ...adminSettings })
      const [program = '', ...args] = nextStart
      const guide = await startGuide(
        folder,
        { ...settings, DATABASE_URL: runningUrl(folder) ?? '', NODE_ENV: 'production' },
        [program, ...args],
      )
      await use({ guide, staff: await staffClient(guide) })
      await guide.end('SIGTERM')
      await owner.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ plain }, use) => use(plain.guide.url),
  // The server around Next sets it.
  missingHeaders: async ({ browserName: _ }, use) => use(['X-Request-Id']),
  admin: async ({ plain }, use) => use({ authorization: `JWT ${plain.staff.token}` }),
})

// In one worker, because each starts the servers.
test.describe.configure({ mode: 'default' })

walkContract(test)

const pages = [
  '/',
  '/communities',
  '/communities/cibolo-ridge-preserve',
  '/builders',
  '/builders/kb-home',
  '/blog',
  '/blog/choosing-the-right-home-builder',
  '/resources',
  '/resources/mortgage-calculator',
  '/resources/events',
]

for (const path of pages) {
  test(`${path} is complete, runs its scripts, and has the security headers of each render`, async ({
    page,
    baseURL,
  }) => {
    const plain = await rawRequest(baseURL + path)
    expect(plain.status).toBe(200)
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(plain.headers['permissions-policy']).toContain('camera=()')
    expect(plain.headers['cache-control']).toMatch(/private|no-store/)
    const policy = String(plain.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'(;|$)/)
    const scripts = plain.text.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    const nonce = `nonce="${getNonce(plain)}"`
    expect(scripts.filter((tag) => !tag.includes(nonce) && !tag.includes('ld+json'))).toEqual([])
    expect(getNonce(await rawRequest(baseURL + path))).not.toBe(getNonce(plain))

    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('details')
    await menu.locator('summary').press('ArrowDown')
    await expect(menu.getByRole('link').first()).toBeFocused()
  })
}

test('a missing document returns 404', async ({ baseURL }) => {
  for (const path of ['/communities/none', '/builders/none', '/blog/none', '/no-such-page']) {
    expect((await rawRequest(baseURL + path)).status, path).toBe(404)
  }
})

test('the back office shows its login', async ({ page }) => {
  await visit(page, '/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a published change is in the next response', async ({ plain: { guide, staff } }) => {
  const path = '/communities/villa-serena'
  const { docs } = await staff.succeed<{ docs: { id: number; name: string }[] }>(
    guide,
    'GET',
    'communities?where[slug][equals]=villa-serena',
  )
  const [community] = docs
  expect((await rawRequest(guide.url + path)).text).toContain(community?.name)
  for (const name of ['Villa Nueva', 'Villa Serena']) {
    await staff.succeed(guide, 'PATCH', `communities/${community?.id}`, {
      name,
      _status: 'published',
    })
    for (const view of [path, '/communities', '/api/communities?limit=200']) {
      expect((await rawRequest(guide.url + view)).text, view).toContain(name)
    }
  }
})
