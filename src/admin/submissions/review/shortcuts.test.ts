import { describe, expect, it } from 'vitest'
import { reviewKey } from './shortcuts'

const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

describe('keys of the review', () => {
  it('move and decide', () => {
    const keys = ['j', 'k', 'h', 'l', 'a', 'r', 'u', 'e', '?']
    expect(keys.map((key) => reviewKey(press(key), true))).toEqual([
      'next',
      'previous',
      'left',
      'right',
      'accept',
      'reject',
      'undo',
      'edit',
      'help',
    ])
  })

  it('leave the arrows to the page until a row has the focus', () => {
    expect(reviewKey(press('ArrowDown'), false)).toBeNull()
    expect(reviewKey(press('ArrowDown'), true)).toBe('next')
    expect(reviewKey(press('ArrowUp'), true)).toBe('previous')
    expect(reviewKey(press('ArrowLeft'), true)).toBe('left')
    expect(reviewKey(press('ArrowRight'), false)).toBeNull()
  })

  it('leave the keys of the browser alone', () => {
    expect(reviewKey(press('r', { ctrlKey: true }), true)).toBeNull()
    expect(reviewKey(press('a', { metaKey: true }), true)).toBeNull()
    expect(reviewKey(press('x'), true)).toBeNull()
  })
})
