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
    expect(['j', 'k', 'a', 'r', 'e', '?'].map((key) => reviewKey(press(key), true))).toEqual([
      'next',
      'previous',
      'accept',
      'reject',
      'edit',
      'help',
    ])
  })

  it('leave the arrows to the page until a line has the focus', () => {
    expect(reviewKey(press('ArrowDown'), false)).toBeNull()
    expect(reviewKey(press('ArrowDown'), true)).toBe('next')
    expect(reviewKey(press('ArrowUp'), true)).toBe('previous')
  })

  it('leave the keys of the browser alone', () => {
    expect(reviewKey(press('r', { ctrlKey: true }), true)).toBeNull()
    expect(reviewKey(press('a', { metaKey: true }), true)).toBeNull()
    expect(reviewKey(press('x'), true)).toBeNull()
  })
})
