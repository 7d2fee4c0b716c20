import { beforeAll, expect, it } from 'vitest'
import type { WordAnswer, WordsView } from '@/contract/submissions/words'
import { decide } from '@/data/submissions/review/decisions'
import {
  changeRememberedWord,
  explainWords,
  rememberedWords,
  submissionWords,
} from '@/data/submissions/review/words'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, aUser } from '../../../fixtures/site'
import {
  csv,
  readRows,
  readSummary,
  rowNamed,
  submitConfirmed,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const builder = await aBuilder({ name: 'Keystone and Vale' })
const community = await aCommunity({ name: 'Foxglove Bend', builders: [builder.id] })
const plan = await aPlan({ name: 'The Sabine', community: community.id, builder: builder.id })
const streets = ['214 Bluestem Run', '218 Bluestem Run', '222 Bluestem Run']

beforeAll(async () => {
  for (const address of streets) {
    await aHome({
      address,
      community: community.id,
      builder: builder.id,
      plan: plan.id,
      price: 400_000,
      status: 'pending',
    })
  }
})

const head = ['Community', 'Address', 'Plan', 'Price', 'Status', 'Move-in date']
const file = (name: string, status: string, price = '401000', sabine = 'The Sabine') =>
  csv(head, ...streets.map((street) => [name, street, sabine, price, status, 'Spring 2027']))

async function explain(submission: number, ...answers: readonly WordAnswer[]): Promise<WordsView> {
  const view = await explainWords(submission, answers, editor)
  if ('state' in view) throw new Error(view.message)
  return view
}

it('a word is asked once for all its rows, with a proposal, and is remembered for the builder', async () => {
  const id = await submitConfirmed(builder, file('Foxglove Bend', 'Avail'), editor)
  const { open } = await submissionWords(id)
  expect(open).toMatchObject([
    { field: 'home.moveIn', text: 'Spring 2027', rows: 3, choice: 'as proposed', place: 'Line 2' },
    {
      field: 'home.status',
      label: 'Home: Availability',
      text: 'Avail',
      rows: 3,
      choice: 'available',
    },
  ])
  const view = await explain(
    id,
    { field: 'home.status', text: 'AVAIL', choice: 'available' },
    { field: 'home.moveIn', text: 'Spring 2027', choice: 'as proposed' },
  )
  expect(view).toMatchObject({ open: [], explained: [{ text: 'Spring 2027' }, { text: 'Avail' }] })
  for (const street of streets) {
    const { fields } = await rowNamed(id, street)
    expect(fields.map(({ field, to, state }) => [field, to, state])).toEqual([
      ['home.price', 401_000, 'ready'],
      ['home.moveIn', expect.stringMatching(/^2027-0[56]/), 'ready'],
      ['home.status', 'available', 'ready'],
    ])
  }
  const next = await submitConfirmed(builder, file('Foxglove Bend', 'avail', '402000'), editor)
  expect(await submissionWords(next)).toMatchObject({
    open: [],
    explained: [{ text: 'Spring 2027' }, { text: 'avail', choice: 'available' }],
  })
  expect((await rowNamed(next, '214 Bluestem Run')).fields).toMatchObject([
    { field: 'home.price', state: 'ready' },
    { field: 'home.moveIn', state: 'ready' },
    { field: 'home.status', state: 'ready', to: 'available' },
  ])
})

it('decisions about other fields stay when a word is explained or taken back', async () => {
  const id = await submitConfirmed(builder, file('Foxglove Bend', 'closing soon', '403000'), editor)
  const { record } = await rowNamed(id, '214 Bluestem Run')
  await decide(id, [{ record, target: 'home.price', choice: 'accept' }], editor)
  await explain(id, { field: 'home.status', text: 'closing soon', choice: 'sold' })
  await decide(id, [{ record, target: 'home.status', choice: 'accept' }], editor)
  expect((await readSummary(id)).counts.decided).toBe(2)
  await explain(id, { field: 'home.status', text: 'closing soon', choice: null })
  const { fields } = await rowNamed(id, '214 Bluestem Run')
  expect(fields.map(({ field, state, decision }) => [field, state, decision?.choice])).toEqual([
    ['home.price', 'ready', 'accept'],
    ['home.moveIn', 'ready', undefined],
    ['home.status', 'unclear', undefined],
  ])
})

it('a community and a plan with another name are asked once, and their homes are found', async () => {
  const named = file('Fox Glove', 'Sold', '404000', 'Sabine Two')
  const id = await submitConfirmed(builder, named, editor)
  const { open } = await submissionWords(id)
  expect(open).toMatchObject([
    { field: 'community.name', text: 'Fox Glove', rows: 3 },
    { field: 'plan.name', text: 'Sabine Two', rows: 3 },
  ])
  expect(open[0]?.choices.map(({ label }) => label)).toContain('Foxglove Bend')
  const after = await explain(
    id,
    { field: 'community.name', text: 'Fox Glove', choice: 'Foxglove Bend' },
    { field: 'plan.name', text: 'Sabine Two', choice: 'The Sabine' },
  )
  expect(after.open).toEqual([])
  expect(await rowNamed(id, '214 Bluestem Run')).toMatchObject({
    outcome: 'changed',
    problems: [],
    plan: null,
  })
  const next = await submitConfirmed(builder, named, editor)
  expect((await readRows(next)).map(({ outcome }) => outcome)).not.toContain('unmatched')
})

it('a name that stands for a community that is renamed since is asked again', async () => {
  await sql(`update communities set name = 'Foxglove Ridge' where id = $1`, community.id)
  await sql(
    `update _communities_v set version_name = 'Foxglove Ridge' where parent_id = $1 and latest`,
    community.id,
  )
  const id = await submitConfirmed(builder, file('Fox Glove', 'Sold', '404500'), editor)
  const { open } = await submissionWords(id)
  expect(open).toContainEqual(expect.objectContaining({ text: 'Fox Glove' }))
  const answer = { field: 'community.name', text: 'Fox Glove', choice: 'Foxglove Ridge' } as const
  expect((await explain(id, answer)).open).toEqual([])
  await sql(`update communities set name = 'Foxglove Bend' where id = $1`, community.id)
  await sql(
    `update _communities_v set version_name = 'Foxglove Bend' where parent_id = $1 and latest`,
    community.id,
  )
})

it('what is not among the choices is refused and changes nothing', async () => {
  const id = await submitConfirmed(builder, file('Foxglove Bend', 'odd', '405000'), editor)
  const answer = { field: 'home.status', text: 'odd', choice: 'gone' } as const
  expect(await explainWords(id, [answer], editor)).toMatchObject({
    state: 'refused',
    message: '“gone” is not one of the choices any more. Choose another.',
  })
  const unknown = { field: 'home.status', text: 'other', choice: 'sold' } as const
  expect(await explainWords(id, [unknown], editor)).toMatchObject({ state: 'refused' })
  expect((await submissionWords(id)).open).toMatchObject([{ text: 'odd' }])
})

it('what is remembered can be seen, changed and forgotten for the next files', async () => {
  const words = await rememberedWords(builder.id)
  expect(words).toContainEqual(
    expect.objectContaining({ text: 'Avail', choice: 'available', by: editor.name }),
  )
  const changed = await changeRememberedWord(
    builder.id,
    { field: 'home.status', text: 'Avail', choice: 'sold' },
    editor,
  )
  expect(changed).toContainEqual(expect.objectContaining({ text: 'Avail', choice: 'sold' }))
  await changeRememberedWord(
    builder.id,
    { field: 'home.status', text: 'avail', choice: null },
    editor,
  )
  expect((await rememberedWords(builder.id)).map(({ text }) => text)).not.toContain('Avail')
  const id = await submitConfirmed(builder, file('Foxglove Bend', 'Avail', '406000'), editor)
  expect((await submissionWords(id)).open).toMatchObject([{ text: 'Avail' }])
})
