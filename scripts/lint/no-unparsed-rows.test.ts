import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { lintExamples } from './lint-examples'

const rule = './scripts/lint/no-unparsed-rows.grit'

const refused: Readonly<Record<string, string>> = {
  'a statement that is executed directly': 'export const x = (c: C) => c.execute(statement)',
  'a statement on the pool': 'export const x = (p: P) => p.db.drizzle.execute(sql`select 1`)',
  'a typed statement': 'export const x = (c: C) => c.execute<{ id: number }>(statement)',
  'a typed query': "export const x = (c: C) => c.query<{ id: number }>('select 1 as id')",
  'a typed query with values': "export const x = (c: C) => c.query<Row>('select $1', [1])",
}

const allowed: Readonly<Record<string, string>> = {
  'parsed rows': 'export const x = (c: C) => queryRows(c, row, statement)',
  'a query without a type': "export const x = (c: C) => c.query('begin')",
  'another function of that name': 'export const x = () => execute(1)',
}

let reports: ReadonlyMap<string, string>
beforeAll(() => {
  reports = lintExamples(rule, { ...refused, ...allowed })
}, 30_000)

describe('the no-unparsed-rows rule', () => {
  it('is part of npm run lint', () => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
    expect(overrides).toContainEqual({
      includes: expect.arrayContaining(['src/**', 'server/**', 'scripts/**']),
      plugins: [rule],
    })
  })

  it.each(Object.keys(refused))('reports %s', (name) => {
    expect(reports.get(name)).toContain('instead of casting them')
  })

  it.each(Object.keys(allowed))('allows %s', (name) => {
    expect(reports.get(name)).toBeUndefined()
  })
})
