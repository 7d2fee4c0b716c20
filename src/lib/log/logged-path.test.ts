import { describe, expect, it } from 'vitest'
import { loggedPath } from './logged-path'

describe('loggedPath', () => {
  it.each([
    ['/submit/abc.def', '/submit/[token]'],
    ['/submit/abc.def/sent', '/submit/[token]/sent'],
    ['/admin/reset/0123abcd', '/admin/reset/[token]'],
    ['/admin/resets/0123abcd', '/admin/resets/0123abcd'],
  ])('writes %s as %s', (path, logged) => {
    expect(loggedPath(path)).toBe(logged)
  })

  it('cuts a long path', () => {
    expect(loggedPath(`/${'a'.repeat(15_000)}`)).toBe(`/${'a'.repeat(299)}`)
  })
})
