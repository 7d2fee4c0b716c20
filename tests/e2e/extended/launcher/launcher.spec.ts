import { readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../../scratch-folder'
import { expect, test, visit } from '../../fixtures'
import { failedStart, type Guide, startGuide } from '../../setup/guide'

// One guide without content, which is started and stopped in several ways. It has the same build as
// the other tests.
test.describe.configure({ mode: 'serial' })

const settings = { SEED: 'none' }
let folder = ''
let guide: Guide

const isReady = async () => (await fetch(`${guide.url}/api/health/ready`)).status === 200

test.beforeAll(() => {
  folder = scratchFolder()
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the first start shows a password', async () => {
  guide = await startGuide(folder, settings)
  const [, password = ''] = /Password {5}(\S+) {2}\(shown only once\)\n/.exec(guide.output) ?? []
  const last = guide.output.trim().split('\n').slice(-2)
  expect(last).toEqual([expect.stringContaining(password), expect.stringMatching(/^Ready in /)])
  expect(guide.output.split(password)).toHaveLength(2)
  const response = await fetch(`${guide.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sanewhomeguide.example', password }),
  })
  expect(response.status).toBe(200)
})

test('a guide without content already shows its name', async ({ page }) => {
  await visit(page, guide.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6)
  await expect(page.getByRole('link', { name: '(210) 555-0100' }).first()).toBeVisible()
  await visit(page, `${guide.url}/communities`)
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()
})

test('a second start on the same data folder is rejected and does not affect the first', async () => {
  const { code, output } = await failedStart({ ...settings, DATA_DIR: folder, PORT: '39999' })
  expect(code).toBe(1)
  expect(output).toContain(`is in use by process`)
  expect(output).toContain(guide.url)
  expect(await isReady()).toBe(true)
})

test('SIGINT ends the guide, and the next start shows no password', async () => {
  expect(await guide.end('SIGINT')).toBe(0)
  expect(runningUrl(folder)).toBeUndefined()
  guide = await startGuide(folder, settings)
  expect(guide.output).not.toContain('Password')
  expect(guide.output).not.toContain('migration')
})

test('a start after the launcher was killed reuses the data', async () => {
  const database = runningUrl(folder)
  const server = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  await guide.end('SIGKILL')
  guide = await startGuide(folder, settings)
  expect(runningUrl(folder)).toBe(database)
  expect(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).toBe(server)
  expect(await isReady()).toBe(true)
})

test('no response is cut off when the guide is stopped under load', async () => {
  const counts = { whole: 0, broken: 0 }
  const agent = new Agent({ keepAlive: true })
  const client = async () => {
    while (true) {
      const result = await ask(`${guide.url}/`, agent)
      if (result === 'none') return
      counts[result] += 1
    }
  }
  const clients = Array.from({ length: 20 }, client)
  // All clients have received a response, so the load is established.
  await expect.poll(() => counts.whole, { timeout: 0 }).toBeGreaterThan(clients.length)
  const ended = guide.end('SIGTERM')
  await Promise.all(clients)
  expect(await ended).toBe(0)
  expect(runningUrl(folder)).toBeUndefined()
  expect(counts.broken).toBe(0)
  agent.destroy()
})

test('SIGTERM to npm start ends the launcher, its server and its database', async () => {
  guide = await startGuide(folder, settings, ['npm', 'start'])
  expect(runningUrl(folder)).toBeDefined()
  await guide.end('SIGTERM')
  await expect.poll(() => runningUrl(folder)).toBeUndefined()
  await expect(fetch(guide.url)).rejects.toThrow()
})

/** Whether a response was complete, was cut off, or was refused because the port was closed. */
function ask(url: string, agent: Agent): Promise<'whole' | 'broken' | 'none'> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', () => resolve('broken'))
      response.on('end', () => resolve(response.complete ? 'whole' : 'broken'))
      response.resume()
    })
    request.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      resolve(isRefused && !request.reusedSocket ? 'none' : 'broken')
    })
  })
}
