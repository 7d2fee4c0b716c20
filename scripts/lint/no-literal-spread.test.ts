import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { lintExamples } from './lint-examples'

const rule = './scripts/lint/no-literal-spread.grit'

const refused: Readonly<Record<string, string>> = {
  'an object in an object': 'export const x = { ...{ a: 1 }, b: 2 }',
  'an object nested in a spread object': 'export const x = (y: object) => ({ ...{ ...y, a: 1 } })',
  'an empty object': 'export const x = { ...{} }',
  'an array in an array': "export const x = [...['a', 'b'], 'c']",
  'an array in a call': 'export const x = Math.max(...[1, 2])',
  'an array in a constructor call': 'export const x = new Date(...[2026, 10])',
  'a constant array': "export const x = [...(['a', 'b'] as const)]",
  'a cast object': 'export const x = { ...({ a: 1 } as object) }',
  'a checked object': 'export const x = { ...({ a: 1 } satisfies object) }',
  'an object in parentheses': 'export const x = { ...({ a: 1 }) }',
  'attributes of an element': "export const x = <div {...{ id: 'a' }} />",
}

const allowed: Readonly<Record<string, string>> = {
  'a variable': 'export const x = (y: object) => ({ ...y, a: 1 })',
  'a variable in an array': 'export const x = (y: string[]) => [...y, 1]',
  'a variable in an element': 'export const x = (y: object) => <div {...y} />',
  'a conditional object': 'export const x = (y?: 1) => ({ ...(y ? { y } : {}) })',
  'an object behind &&': 'export const x = (y?: 1) => ({ ...(y && { y }) })',
  'conditional attributes': "export const x = (y: 1) => <a {...(y ? { id: 'a' } : {})} />",
  'the result of a call': "export const x = [...['a'].map(String)]",
  'the rest of a pattern': 'export const x = ({ a, ...rest }: { a: 1 }) => [a, rest]',
  'rest parameters in a pattern': 'export const x = (...[a]: [number]) => a',
}

let reports: ReadonlyMap<string, string>
beforeAll(() => {
  reports = lintExamples(rule, { ...refused, ...allowed })
}, 30_000)

describe('the no-literal-spread rule', () => {
  it('is part of npm run lint', () => {
    expect(JSON.parse(readFileSync('biome.json', 'utf8')).plugins).toContain(rule)
  })

  it.each(Object.keys(refused))('reports %s', (name) => {
    expect(reports.get(name)).toContain('Do not spread a literal')
  })

  it.each(Object.keys(allowed))('allows %s', (name) => {
    expect(reports.get(name)).toBeUndefined()
  })
})
