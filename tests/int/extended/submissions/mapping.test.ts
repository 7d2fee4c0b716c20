import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runDueJobs } from '@/data/jobs/run-due'
import { changeMapping, confirmMapping, readMappingView } from '@/data/submissions/intake/mapping'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser } from '../../../fixtures/site'
import { csv, readRows, readSummary, rowNamed, submit } from '../../../fixtures/submissions'

const editor = await aUser('editor')

let count = 0
async function aBuilderWithOne() {
  count += 1
  const builder = await aBuilder({ name: `Ocotillo ${count}` })
  const name = `Cedar Ledge ${count}`
  await aCommunity({ name, builders: [builder.id], startPrice: 300_000 })
  return { builder, name }
}

async function confirm(submission: number) {
  expect(await confirmMapping(submission, editor)).toBeNull()
  await runDueJobs('submissions')
  expect((await readSummary(submission)).status).toBe('review')
}

it('an editor chooses the row with the headings, and the builder’s next file is read in the same way', async () => {
  const { builder, name } = await aBuilderWithOne()
  const file = csv(
    ['Community', 'City', 'Price', 'Zkq'],
    ['Where', 'Place', 'Wvu', 'Xyz'],
    [name, 'Boerne', '$310,000', 'x'],
  )
  const id = await submit(builder, file)
  expect((await readMappingView(id)).tables).toMatchObject([
    { preview: [{ role: 'heading' }, { role: 'listing' }, { role: 'listing' }] },
  ])
  const view = await changeMapping(id, [
    { table: 0, header: 2 },
    { table: 0, column: 0, target: 'community.name' },
    { table: 0, column: 1, target: 'community.city' },
    { table: 0, column: 2, target: 'community.startPrice' },
  ])
  expect(view).toMatchObject({
    refusal: null,
    tables: [
      { preview: [{ role: 'above' }, { role: 'heading' }, { role: 'listing' }], problems: [] },
    ],
  })
  await confirm(id)
  expect(await rowNamed(id, name)).toMatchObject({ fields: [{ to: 310_000 }] })
  const next = await submit(builder, file.replace('310', '312'))
  expect(await rowNamed(next, name)).toMatchObject({ fields: [{ to: 312_000 }] })
})

it('a row without rows below it cannot have the headings, and nothing changes', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(builder, csv(['Community', 'Zorp', 'City'], [name, 'x', 'Boerne']))
  const before = await readMappingView(id)
  const after = await changeMapping(id, [{ table: 0, header: 2 }])
  expect(after).toEqual({ ...before, refusal: expect.stringMatching(/^No row below it|^No table/) })
  expect(await readMappingView(id)).toEqual(before)
})

it('an editor says which rows begin communities and which are left out', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(
      ['Plan', 'Sq Ft', 'Base Price', 'Zkv'],
      ['Abbott', 1610, '$363,000', 'a'],
      [name, 'selling fast', null, null],
      ['Chatham', 1865, '$381,000', 'b'],
    ),
  )
  const view = await changeMapping(id, [
    { table: 0, row: 2, mark: 'left-out' },
    { table: 0, row: 3, mark: 'section' },
  ])
  expect(view.tables).toMatchObject([{ rows: 1, sections: [name], problems: [] }])
  await confirm(id)
  expect(await rowNamed(id, 'Chatham')).toMatchObject({ kind: 'plan', detail: name })
  expect((await readRows(id)).map((row) => row.name)).not.toContain('Abbott')
})

it('hidden rows and columns are read when an editor includes them', async () => {
  const { builder } = await aBuilderWithOne()
  const fixture = 'tests/fixtures/submissions/cases/43c-hidden-by-group.xlsx'
  const id = await submit(builder, readFileSync(fixture), { name: 'update.xlsx' })
  expect(await readSummary(id)).toMatchObject({
    status: 'review',
    problems: [{ message: expect.stringContaining('1 hidden row, which was not read') }],
  })
  const names = async () => (await readRows(id)).map((row) => row.name)
  expect(await names()).not.toContain('Wagon Quarry')
  await sql(`update submissions set status = 'mapping' where id = $1`, id)
  expect(await readMappingView(id)).toMatchObject({ hidden: 1, includesHidden: false })
  const view = await changeMapping(id, [{ includesHidden: true }])
  expect(view).toMatchObject({ includesHidden: true, tables: [{ rows: 3 }] })
  await confirm(id)
  expect(await names()).toContain('Wagon Quarry')
})
