import type { QueryResult } from 'pg'
import { expect, it } from 'vitest'
import { QueryQueue } from './query-queue'

/** A queue on a connection whose queries the test ends. */
function controlled() {
  const sent: unknown[] = []
  const ends = new Map<unknown, (error?: Error) => void>()
  const queue = new QueryQueue({
    query(text, values = []) {
      sent.push(text)
      return new Promise((resolve, reject) => {
        const result: QueryResult = { command: '', rowCount: 1, oid: 0, fields: [], rows: values }
        ends.set(text, (error) => (error ? reject(error) : resolve(result)))
      })
    },
  })
  return { queue, sent, end: (text: string, error?: Error) => ends.get(text)?.(error) }
}

/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('queries that are started at once are sent one after another, and each gets its result', async () => {
  const { queue, sent, end } = controlled()
  const results = [queue.query('a', [1]), queue.query('b', [2]), queue.query('c', [3])]
  await settle()
  expect(sent).toEqual(['a'])
  end('a')
  await settle()
  expect(sent).toEqual(['a', 'b'])
  end('b')
  await settle()
  end('c')
  const rows = (await Promise.all(results)).map((result) => result.rows)
  expect(rows).toEqual([[1], [2], [3]])
})

it('a query that fails does not block the queries after it', async () => {
  const { queue, sent, end } = controlled()
  const failing = queue.query('a')
  const next = queue.query('b')
  await settle()
  end('a', new Error('wrong'))
  await expect(failing).rejects.toThrow('wrong')
  await settle()
  expect(sent).toEqual(['a', 'b'])
  end('b')
  await expect(next).resolves.toBeDefined()
})

it('a queue is drained after the queries that were added while it was waiting', async () => {
  const { queue, end } = controlled()
  let isDrained = false
  void queue.query('a')
  const drained = queue.drain().then(() => {
    isDrained = true
  })
  const added = queue.query('b')
  await settle()
  end('a')
  await settle()
  expect(isDrained).toBe(false)
  end('b', new Error('wrong'))
  await expect(added).rejects.toThrow('wrong')
  await drained
})
