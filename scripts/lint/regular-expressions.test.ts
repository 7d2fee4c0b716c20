import { describe, expect, it } from 'vitest'
import { bounded, findExpressions, isSuperLinear, ofBuildersFiles } from './regular-expressions'

describe('isSuperLinear', () => {
  it.each([
    String.raw`/[\p{L}.]+@/u`,
    String.raw`/\s*,\s*/`,
    '/-+$/',
    '/^(a+)+$/',
    String.raw`/^\s*(.*?)\s*<x>$/`,
  ])('recognizes %s', (text) => {
    expect(isSuperLinear(text)).toBe(true)
  })

  it.each([
    String.raw`/(?<![\p{L}.])[\p{L}.]+@/u`,
    '/(?<!-)-+$/',
    String.raw`/\s+/g`,
    '/^[a-z]{1,64}@$/',
  ])('allows %s', (text) => {
    expect(isSuperLinear(text)).toBe(false)
  })
})

it('every regular expression of the app and the server takes linear time', () => {
  const all = [...findExpressions('src'), ...findExpressions('server')]
  expect(all.length).toBeGreaterThan(300)
  const slow = all
    .filter(({ file }) => !(file in bounded) && !ofBuildersFiles.test(file))
    .filter(({ text }) => isSuperLinear(text))
  expect(slow).toEqual([])
})

it('every file with a bounded text still has an expression that needs it', () => {
  const unused = Object.keys(bounded).filter(
    (name) =>
      !findExpressions('src').some(({ file, text }) => file === name && isSuperLinear(text)),
  )
  expect(unused).toEqual([])
})
