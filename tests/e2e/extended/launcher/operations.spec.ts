import { request as httpRequest } from 'node:http'
import { expect, test, visit } from '../../fixtures'
import { signInAs } from '../../staff'

test.describe('security headers', () => {
  for (const path of [
    '/',
    '/communities',
    '/none',
    '/admin',
    '/api/stats',
    '/api/none',
    '/media/house-01.webp',
    '/brand/mark.svg',
  ]) {
    test(`are set on ${path}`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      expect(headers['content-security-policy']).toContain('frame-ancestors')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['x-request-id']).toBeTruthy()
    })
  }

  test('that only matter for documents are not on files of the build', async ({ request }) => {
    const page = await (await request.get('/')).text()
    const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(page)?.[0] ?? ''
    const headers = (await request.get(script)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('frame-ancestors')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['permissions-policy']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test('sandbox uploaded SVG files', async ({ request }) => {
    const headers = (await request.get('/media/casa-tejas.svg')).headers()
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('allow only the inline scripts that Next rendered', async ({ request }) => {
    for (const path of ['/', '/communities', '/communities/villa-serena', '/none']) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
      expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
    }
  })

  test('request no client hint, for which a browser fetches its first page twice', async ({
    request,
  }) => {
    for (const path of ['/', '/admin/login']) {
      const headers = (await request.get(path)).headers()
      expect(headers['critical-ch']).toBeUndefined()
      expect(headers['accept-ch']).toBeUndefined()
    }
  })
})

test('an injected inline script does not run', async ({ page, browserErrors }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  expect(browserErrors.splice(0).join()).toContain('Content Security Policy')
})

test('the server is live and ready', async ({ request }) => {
  expect((await request.get('/api/health/live')).status()).toBe(200)
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})

// `browserErrors` fails every other test of the back office that violates the policy.
test('the back office violates no policy and offers no registration', async ({ page }) => {
  await visit(page, '/admin/create-first-user')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signInAs(page, 'editor')
  await visit(page, '/admin/globals/home', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe("Payload's REST API discloses nothing to strangers", () => {
  for (const path of [
    'communities',
    'builders',
    'blog-posts',
    'events',
    'leads',
    'deliveries',
    'users',
    'media',
    'ads',
    'redirects',
    'pages',
    'newsletter-subscriptions',
    'resources',
    'globals/site-settings',
    'globals/home',
    'payload-jobs',
    'payload-preferences',
    'communities/versions',
  ]) {
    test(`GET /cms/api/${path} is refused`, async ({ request }) => {
      const response = await request.get(`/cms/api/${path}`)
      expect([401, 403, 404]).toContain(response.status())
      expect(await response.text()).not.toContain('"docs"')
    })
  }

  test('GraphQL is disabled', async ({ request }) => {
    expect(
      (
        await request.post('/cms/api/graphql', { data: { query: '{ Users { docs { email } } }' } })
      ).status(),
    ).toBe(404)
  })

  test('the first-user registration is closed', async ({ request }) => {
    const data = {
      email: 'intruder@example.com',
      password: 'a-long-enough-password',
      name: 'X',
      role: 'admin',
    }
    expect((await request.post('/cms/api/users/first-register', { data })).status()).toBe(403)
    expect((await request.post('/cms/api/users', { data })).status()).toBe(403)
  })
})

test('an unknown API path returns a problem document, not a page', async ({ request }) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await request.fetch('/api/no/such/call', { method })
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('application/problem+json')
  }
})

test('each image has a JPEG for shared links', async ({ request }) => {
  const html = await (await request.get('/communities/villa-serena')).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  const response = await request.get(new URL(address).pathname)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})

test('requests from outside cannot run jobs', async ({ request }) => {
  const run = await request.post('/internal/jobs', { data: { queue: 'default' } })
  expect(run.status()).toBe(404)
})

for (const path of ['/media/%25', '/media/none.webp', '/media/%00', '/media/a%20b.png']) {
  test(`${path} returns 404, not 500`, async ({ request }) => {
    const response = await request.get(path)
    expect([response.status(), await response.text()]).toEqual([404, 'Picture not found.'])
  })
}

test('an unsupported method is rejected', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const status = await new Promise((resolve, reject) => {
    const call = httpRequest({ hostname, port, path: '/', method: 'TRACE' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject).end()
  })
  expect(status).toBe(501)
})
