import { expect, it } from 'vitest'
import { BusyError, Semaphore } from './semaphore'

/** Tasks that the test completes, and a record of the started ones. */
function controlled(semaphore: Semaphore) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, key = name) =>
    semaphore.run(key, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a semaphore limits concurrency and starts waiting tasks in order', async () => {
  const semaphore = new Semaphore(2, 10)
  const { begun, start, end } = controlled(semaphore)
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  expect([semaphore.running, semaphore.waiting]).toEqual([2, 2])
  end('b')
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await settle()
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('a semaphore runs tasks with the same key sequentially, without blocking others', async () => {
  const { begun, start, end } = controlled(new Semaphore(2, 10))
  const all = [start('first', 'ana'), start('second', 'ana'), start('other', 'ben')]
  await settle()
  expect(begun).toEqual(['first', 'other'])
  end('first')
  await settle()
  expect(begun).toEqual(['first', 'other', 'second'])
  for (const name of ['other', 'second']) end(name)
  await Promise.all(all)
})

it('a semaphore rejects a task when the queue is full, and releases the slot of a failed one', async () => {
  const semaphore = new Semaphore(1, 1)
  const { start, end } = controlled(semaphore)
  const running = start('a')
  await settle()
  const failing = semaphore.run('b', () => Promise.reject(new Error('wrong')))
  await expect(semaphore.run('c', async () => 'c')).rejects.toBeInstanceOf(BusyError)
  end('a')
  await running
  await expect(failing).rejects.toThrow('wrong')
  expect(await semaphore.run('d', async () => 'd')).toBe('d')
})
