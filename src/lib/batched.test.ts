import { describe, expect, it } from 'vitest'
import { batched } from './batched'

describe('a batched look-up', () => {
  const recorded = () => {
    const asked: (readonly number[])[] = []
    const find = batched(async (keys: readonly number[]) => {
      asked.push(keys)
      return new Map(keys.filter((key) => key < 10).map((key) => [key, `nr ${key}`]))
    })
    return { asked, find }
  }

  it('asks once for all that is wanted in the same turn, and once for each thing', async () => {
    const { asked, find } = recorded()
    expect(await Promise.all([find(1), find(2), find(1), find(11)])).toEqual([
      'nr 1',
      'nr 2',
      'nr 1',
      null,
    ])
    expect(asked).toEqual([[1, 2, 11]])
  })

  it('asks again in a later turn', async () => {
    const { asked, find } = recorded()
    await find(1)
    await find(1)
    expect(asked).toEqual([[1], [1]])
  })
})
