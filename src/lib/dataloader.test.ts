import { describe, expect, it } from 'vitest'
import { createDataloader } from './dataloader'

describe('dataloader', () => {
  const recorded = () => {
    const calls: (readonly number[])[] = []
    const find = createDataloader(async (keys: readonly number[]) => {
      calls.push(keys)
      return new Map(keys.filter((key) => key < 10).map((key) => [key, `nr ${key}`]))
    })
    return { calls, find }
  }

  it('combines lookups of the same tick into one call without duplicates', async () => {
    const { calls, find } = recorded()
    expect(await Promise.all([find(1), find(2), find(1), find(11)])).toEqual([
      'nr 1',
      'nr 2',
      'nr 1',
      null,
    ])
    expect(calls).toEqual([[1, 2, 11]])
  })

  it('makes a new call in a later tick', async () => {
    const { calls, find } = recorded()
    await find(1)
    await find(1)
    expect(calls).toEqual([[1], [1]])
  })
})
