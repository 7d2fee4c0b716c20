import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireOwnSession, SharedSession } from '@/database/sessions/own-session'

const url = process.env.DATABASE_URL
let client: Client

beforeEach(async () => {
  client = new Client({ connectionString: url })
  await client.connect()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await client.end()
})

/** Answers each question for the session with the next of these, as a pooler does. */
function answerPids(...pids: number[]): void {
  const { query } = Client.prototype
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const isQuestion = String(args[0]).includes('pg_backend_pid')
    return Reflect.apply(query, this, isQuestion ? [`select ${pids.shift()} as pid`] : args)
  })
}

it('a connection to PostgreSQL has a session of its own', async () => {
  await expect(requireOwnSession(client, url)).resolves.toBeUndefined()
})

it('a connection whose session another connection gets is refused', async () => {
  answerPids(7, 7)
  await expect(requireOwnSession(client, url)).rejects.toBeInstanceOf(SharedSession)
})

it('a connection that gets another session while the first one is in use is refused', async () => {
  answerPids(7, 8, 9)
  await expect(requireOwnSession(client, url)).rejects.toThrow(
    /^Two connections have the same session: DATABASE_URL seems to be a transaction pooler, and DATABASE_DIRECT_URL is missing/,
  )
})
