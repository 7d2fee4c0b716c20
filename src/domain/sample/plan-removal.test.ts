import { describe, expect, it } from 'vitest'
import { planRemoval } from './plan-removal'

const sample = (key: string, isEdited = false) => ({ key, isEdited })

describe('the plan of a removal', () => {
  it('has every sample document, also those that refer to each other', () => {
    const samples = [sample('blog-posts/1'), sample('blog-posts/2')]
    const uses = [
      { target: 'blog-posts/1', by: 'blog-posts/2' },
      { target: 'blog-posts/2', by: 'blog-posts/1' },
    ]
    expect(planRemoval(samples, uses)).toEqual({
      removed: ['blog-posts/1', 'blog-posts/2'],
      edited: [],
      used: new Map(),
    })
  })

  it('leaves an edited document and everything that it refers to, at any distance', () => {
    const samples = [
      sample('homes/1', true),
      sample('communities/1'),
      sample('builders/1'),
      sample('builders/2'),
    ]
    const uses = [
      { target: 'builders/1', by: 'communities/1' },
      { target: 'communities/1', by: 'homes/1' },
    ]
    expect(planRemoval(samples, uses)).toEqual({
      removed: ['builders/2'],
      edited: ['homes/1'],
      used: new Map([
        ['builders/1', ['communities/1']],
        ['communities/1', ['homes/1']],
      ]),
    })
  })

  it('names only documents that stay as users of another', () => {
    const samples = [sample('communities/1'), sample('homes/1')]
    const uses = [
      { target: 'communities/1', by: 'homes/1' },
      { target: 'communities/1', by: 'events/90' },
    ]
    expect(planRemoval(samples, uses)).toMatchObject({
      removed: ['homes/1'],
      used: new Map([['communities/1', ['events/90']]]),
    })
  })
})
