import { readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { runningUrl } from '../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../scratch-folder'
import { expect, test } from '../fixtures'
import { failedStart, startGuide } from '../setup/guide'
import { preparedFolder } from '../setup/prepared-folder'

// Starts separate guides without content, with the same build as the other tests.
test.describe.configure({ mode: 'serial' })

const empty = { SEED: 'none' }
let folder = ''

test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('only the first start shows a password', async () => {
  folder = scratchFolder()
  const first = await startGuide(folder, empty)
  const [, password = ''] = /Password {5}(\S+)/.exec(first.output) ?? []
  expect(first.output.split(password)).toHaveLength(2)
  const response = await fetch(`${first.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sanewhomeguide.example', password }),
  })
  expect(response.status).toBe(200)
  expect(await first.end('SIGINT')).toBe(0)

  const second = await startGuide(folder, empty)
  expect(second.output).not.toContain('Password')
  expect(second.output).not.toContain('migration')
  expect(await second.end('SIGTERM')).toBe(0)
  expect(runningUrl(folder)).toBeUndefined()
})

test('a guide without content already shows its name', async ({ page }) => {
  folder = preparedFolder()
  const guide = await startGuide(folder, empty)
  await page.goto(guide.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6)
  await expect(page.getByRole('link', { name: '(210) 555-0100' }).first()).toBeVisible()
  await page.goto(`${guide.url}/communities`)
  await expect(page.getByText('No communities found matching your criteria')).toBeVisible()
  await guide.end('SIGTERM')
})

test('a second start on the same data folder is rejected and does not affect the first', async () => {
  folder = preparedFolder()
  const guide = await startGuide(folder, empty)
  const { code, output } = await failedStart({ ...empty, DATA_DIR: folder, PORT: '39999' })
  expect(code).toBe(1)
  expect(output).toContain(`is in use by process`)
  expect(output).toContain(guide.url)
  expect((await fetch(`${guide.url}/api/health/ready`)).status).toBe(200)
  await guide.end('SIGTERM')
})

test('a start after the launcher was killed reuses the data', async () => {
  folder = preparedFolder()
  const killed = await startGuide(folder, empty)
  const database = runningUrl(folder)
  const server = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  await killed.end('SIGKILL')

  const next = await startGuide(folder, empty)
  expect(runningUrl(folder)).toBe(database)
  expect(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).toBe(server)
  expect((await fetch(`${next.url}/api/health/ready`)).status).toBe(200)
  expect(await next.end('SIGTERM')).toBe(0)
})

test('no response is cut off when the guide is stopped under load', async () => {
  folder = preparedFolder()
  const guide = await startGuide(folder, empty)
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
  expect(counts.broken).toBe(0)
  agent.destroy()
})

test('SIGTERM to npm start ends the launcher, its server and its database', async () => {
  folder = preparedFolder()
  const guide = await startGuide(folder, empty, ['npm', 'start'])
  expect(runningUrl(folder)).toBeDefined()
  await guide.end('SIGTERM')
  await expect.poll(() => runningUrl(folder)).toBeUndefined()
  await expect(fetch(guide.url)).rejects.toThrow()
})

/** Whether a response was complete, was cut off, or was refused because the port was closed. */
function ask(url: string, agent: Agent): Promise<'whole' | 'broken' | 'none'> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (answer) => {
      answer.on('error', () => resolve('broken'))
      answer.on('end', () => resolve(answer.complete ? 'whole' : 'broken'))
      answer.resume()
    })
    request.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      resolve(isRefused && !request.reusedSocket ? 'none' : 'broken')
    })
  })
}
