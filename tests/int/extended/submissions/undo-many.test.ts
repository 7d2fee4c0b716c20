import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { applySubmission } from '@/data/submissions/apply'
import { acceptValid } from '@/data/submissions/decisions'
import { undoSubmission } from '@/data/submissions/undo'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser } from '../../../fixtures/site'
import { layout, submitConfirmed } from '../../../fixtures/submissions'

/** One more than a statement deletes. */
const HOMES = 501

it('an undo deletes any number of new homes, at most 500 in a statement', async () => {
  const editor = await aUser('editor')
  const builder = await aBuilder()
  const { name } = await aCommunity({ builders: [builder.id] })
  const homes = Array.from({ length: HOMES }, (_, index) => ({
    Community: name,
    'Street address': `${index + 1} Bluestem Run`,
    Price: 400_000 + index,
    'Square feet': 2000,
    Bedrooms: 3,
    Stage: 'Ready',
    Availability: 'Available',
  }))
  const submission = await submitConfirmed(builder, layout(...homes), editor)
  await acceptValid(submission, 'all', editor)
  const applied = await applySubmission({ submission, mode: 'publish', note: '' }, editor)
  expect(applied).toMatchObject({ state: 'applied', created: HOMES })
  const ids = new Set((await sql('select id from homes')).map(({ id }) => Number(id)))

  const query = vi.spyOn(Client.prototype, 'query')
  expect(await undoSubmission(submission, editor)).toMatchObject({ restored: HOMES, kept: [] })
  const named = query.mock.calls.flatMap((args: readonly unknown[]) => {
    const [statement, values] = args as [{ text: string }, unknown[] | undefined]
    if (!/^\s*(delete from "homes"|select target)/.test(statement.text)) return []
    return [
      new Set(
        values
          ?.flat()
          .map(Number)
          .filter((id) => ids.has(id)),
      ).size,
    ]
  })
  expect(named.length).toBeGreaterThan(2)
  expect(Math.max(...named)).toBe(500)
  expect(await sql('select from homes')).toEqual([])
})
