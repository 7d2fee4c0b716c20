import { describe, expect, it, vi } from 'vitest'
import { type PreparedAnswer, PreparedAnswers } from './prepared-answers'

const answer = (text: string): PreparedAnswer => ({
  body: Buffer.from(text),
  headers: {},
  encoded: new Map(),
  anonymousOnly: false,
})

const recipe = (make: () => Promise<PreparedAnswer>, tags = ['communities'], seconds = 60) => ({
  make,
  tags,
  seconds,
})

describe('PreparedAnswers', () => {
  it('computes a response once, also for concurrent callers', async () => {
    const answers = new PreparedAnswers()
    const make = vi.fn(async () => answer('list'))
    await Promise.all(Array.from({ length: 50 }, () => answers.findOrMake('/a', recipe(make))))
    await answers.findOrMake('/a', recipe(make))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('recomputes a response after one of its tags was invalidated', async () => {
    const answers = new PreparedAnswers()
    await answers.findOrMake(
      '/a',
      recipe(async () => answer('old')),
    )
    answers.expire(['blog'])
    expect(answers.find('/a')?.body.toString()).toBe('old')
    answers.expire(['blog', 'communities'])
    expect(answers.find('/a')).toBeUndefined()
  })

  it('does not cache a response whose computation started before an invalidation', async () => {
    const answers = new PreparedAnswers()
    let finish = (_: PreparedAnswer) => {}
    const slow = answers.findOrMake(
      '/a',
      recipe(() => new Promise((resolve) => (finish = resolve))),
    )
    answers.expire(['communities'])
    const fresh = await answers.findOrMake(
      '/a',
      recipe(async () => answer('new')),
    )
    finish(answer('old'))
    await slow
    expect(fresh.body.toString()).toBe('new')
    expect(answers.find('/a')?.body.toString()).toBe('new')
  })

  it('passes a failure to all waiting callers and retries for the next', async () => {
    const answers = new PreparedAnswers()
    const fail = recipe(async () => {
      throw new Error('no database')
    })
    const both = await Promise.allSettled([
      answers.findOrMake('/a', fail),
      answers.findOrMake('/a', fail),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = await answers.findOrMake(
      '/a',
      recipe(async () => answer('well again')),
    )
    expect(next.body.toString()).toBe('well again')
  })

  it('removes a response after its lifetime', async () => {
    let time = 0
    const answers = new PreparedAnswers(undefined, () => time)
    await answers.findOrMake(
      '/a',
      recipe(async () => answer('a'), ['events'], 30),
    )
    time = 29_999
    expect(answers.find('/a')).toBeDefined()
    time = 30_000
    expect(answers.find('/a')).toBeUndefined()
  })

  it('evicts the least recently used responses when the cache is full', async () => {
    const big = 'x'.repeat(10_000)
    const answers = new PreparedAnswers(70_000)
    for (const address of ['/1', '/2', '/3']) {
      await answers.findOrMake(
        address,
        recipe(async () => answer(big)),
      )
    }
    answers.find('/1')
    await answers.findOrMake(
      '/4',
      recipe(async () => answer(big)),
    )
    expect(['/1', '/2', '/3', '/4'].filter((address) => answers.find(address))).toEqual([
      '/1',
      '/3',
      '/4',
    ])
  })
})
