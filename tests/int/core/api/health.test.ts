import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET as getReady } from '@/app/api/health/ready/route'
import { env } from '@/config/env'
import { serverState } from '@/lib/server-state'
import { call } from '../../../fixtures/call'
import { sql } from '../../../fixtures/rows'

let now = performance.now()

beforeEach(() => {
  delete serverState.listening
  delete serverState.stopping
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The status of a probe after the cached result has expired. */
async function probe(): Promise<number> {
  now += 10_000
  vi.spyOn(performance, 'now').mockReturnValue(now)
  return (await call(getReady, '/api/health/ready')).status
}

it('the server is ready while database and data folder are writable, and the check leaves no files', async () => {
  expect(await probe()).toBe(200)
  expect(await probe()).toBe(200)
  expect(await sql("select points, expire from rate_limits where key = 'health'")).toEqual([
    { points: 0, expire: null },
  ])
})

it('the server is not ready while the disk is full', async () => {
  const file = path.join(env.DATA_DIR, 'health-check')
  mkdirSync(env.DATA_DIR, { recursive: true })
  symlinkSync('/dev/full', file)
  expect(await probe()).toBe(503)
  rmSync(file)
  expect(await probe()).toBe(200)
})

it('the server is not ready while the database is read-only', async () => {
  await sql(`
    create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before insert on rate_limits
      for each statement execute function disk_full();`)
  expect(await probe()).toBe(503)
  await sql('drop function disk_full() cascade')
  expect(await probe()).toBe(200)
})

it('the server is not ready without invalidations, or while shutting down', async () => {
  serverState.listening = false
  expect(await probe()).toBe(503)
  serverState.listening = true
  expect(await probe()).toBe(200)
  serverState.stopping = true
  expect(await probe()).toBe(503)
})

it('the readiness check asks database and disk at most once a second', async () => {
  expect(await probe()).toBe(200)
  await sql('alter table rate_limits rename to rate_limits_away')
  expect((await call(getReady, '/api/health/ready')).status).toBe(200)
  expect(await probe()).toBe(503)
  await sql('alter table rate_limits_away rename to rate_limits')
})
