import { expect, test } from '../../fixtures'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.any(String),
  'permissions-policy': expect.any(String),
}

for (const path of ['/', '/communities/villa-serena', '/no-such-page', '/admin/login']) {
  test(`the page ${path} has a content security policy with a nonce and no inline scripts`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject(common)
    const policy = headers['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? ''
    expect(scripts).toMatch(/'nonce-[^']{16,}'/)
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy).toMatch(/frame-ancestors 'self'|frame-ancestors 'none'/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('the back office and the API cannot be framed by another site or read as another type', async ({
  request,
}) => {
  for (const path of ['/admin/login', '/api/communities?limit=1', '/cms/api/users/me']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors '(self|none)'/)
  }
})
