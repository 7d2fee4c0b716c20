import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { lintExamples } from './lint-examples'

const rule = './scripts/lint/no-hidden-writes.grit'

const refused: Readonly<Record<string, string>> = {
  'an update of communities': 'export const x = sql`update communities set city = null`',
  'an update on several lines': 'export const x = sql`\n  update homes t\n  set price = 1`',
  'an update with an alias':
    'export const x = sql`with a as (update leads t set status = 1) select`',
  'an insert of a version': 'export const x = sql`insert into "_homes_v" (id) values (1)`',
  'a write of a table that is not Payload’s':
    'export const x = sql`insert into builder_numbers (id) select id from communities`',
  'a delete of a job': 'export const x = sql`delete from payload_jobs where id = 1`',
  'a list of a version': 'export const x = sql`delete from _communities_v_texts where id = 1`',
  'a table with a name in a variable':
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code is an example
    'export const x = sql`delete from ${sql.identifier(table)} where id = 1`',
}

const allowed: Readonly<Record<string, string>> = {
  'a read': 'export const x = sql`select id from communities for update`',
  'a lock of one table': 'export const x = sql`select 1 from homes h join users u for update of h`',
  'a time in a select': 'export const x = sql`select updated_at from homes`',
  'a word in a sentence': "export const x = 'update communities every month'",
}

let reports: ReadonlyMap<string, string>
beforeAll(() => {
  reports = lintExamples(rule, { ...refused, ...allowed })
}, 60_000)

describe('the no-hidden-writes rule', () => {
  it('is part of npm run lint', () => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
    expect(overrides).toContainEqual({
      includes: ['src/**', '!src/database/**', '!src/seed/**'],
      plugins: [rule],
    })
  })

  it.each(Object.keys(refused))('reports %s', (name) => {
    expect(reports.get(name)).toContain('through Payload')
  })

  it.each(Object.keys(allowed))('allows %s', (name) => {
    expect(reports.get(name)).toBeUndefined()
  })
})
