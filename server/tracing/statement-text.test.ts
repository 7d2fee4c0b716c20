import { expect, it } from 'vitest'
import { getCommand, toStatementText } from './statement-text'

it.each([
  [
    `select "t1"."name" from leads t1\n  where email = 'ana@buyer.example' and id = $12 limit 10`,
    'select "t1"."name" from leads t1 where email = ? and id = $12 limit ?',
  ],
  [`insert into notes values ('it''s Ana', -7.5)`, 'insert into notes values (?, -?)'],
  [`select 1`, 'select ?'],
])('the text of the statement %j has no values', (text, shown) => {
  expect(toStatementText(text)).toBe(shown)
})

it('a statement is named by its first word', () => {
  expect(['  SELECT 1', 'with a as (select 1) select', '(select 1)'].map(getCommand)).toEqual([
    'select',
    'with',
    'statement',
  ])
})
