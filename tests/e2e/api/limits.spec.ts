import { rmSync } from 'node:fs'
import { problem } from '../../../src/contract/problem'
import { expect, test } from '../fixtures'
import { type Guide, startGuide } from '../setup/guide'
import { preparedFolder } from '../setup/prepared-folder'

// A separate guide with default rate limits.
test.describe.configure({ mode: 'serial' })

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none' })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const lead = {
  firstName: 'Ana',
  lastName: 'Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  subject: 'A question',
  message: 'Where is the model home?',
  source: 'contact-page',
  type: 'general-inquiry',
}

function post(path: string, data: object, headers: Record<string, string> = {}) {
  return fetch(guide.url + path, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { detail } = problem.parse(await response.json())
  expect(detail).toMatch(/^Too many requests from your address\. Please try again in \d+ \w+\.$/)
}

test('the sixth lead of an IP address within ten minutes is rejected, also with forged headers', async () => {
  for (let n = 0; n < 5; n += 1) expect((await post('/api/leads', lead)).status).toBe(201)
  await expectTooMany(await post('/api/leads', lead))
  await expectTooMany(await post('/api/leads', lead, { 'x-forwarded-for': '203.0.113.9' }))
  await expectTooMany(await post('/api//leads', lead))
})

test('password guessing is stopped after a few attempts', async () => {
  const guess = { email: 'admin@sanewhomeguide.example', password: 'guess' }
  for (let n = 0; n < 10; n += 1) {
    expect((await post('/cms/api/users/login', guess)).status).toBe(401)
  }
  await expectTooMany(await post('/cms/api/users/login', guess))
  await expectTooMany(await post('/cms/api/users/%6Cogin', guess))
})

test('reads are still allowed', async () => {
  expect((await fetch(`${guide.url}/api/stats`)).status).toBe(200)
})
