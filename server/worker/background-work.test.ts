import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBackgroundWork, noBackgroundWork } from './background-work'

const noDatabase = { databaseUrl: 'postgres://127.0.0.1:1/none', siteUrl: 'https://guide.example' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('not listening')))
  vi.spyOn(Client.prototype, 'connect').mockImplementation(() =>
    Promise.reject(new Error('no database')),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

it('background work waits for its times of day until it is closed', async () => {
  const work = createBackgroundWork(noDatabase)
  expect(vi.getTimerCount()).toBe(0)
  work.start()
  expect(vi.getTimerCount()).toBe(7)
  const closed = work.close()
  expect(vi.getTimerCount()).toBe(0)
  await closed
})

it('a server of the site only waits for nothing', async () => {
  noBackgroundWork.start()
  expect(vi.getTimerCount()).toBe(0)
  await noBackgroundWork.close()
})
