import { expect, it } from 'vitest'
import { readCell } from '../grid/column'
import { copyPlan, homeColumns, newHome, newPlan, planChoices, planColumns } from './edit-columns'

const one = { value: '1', label: 'Starling Homes' }
const two = { value: '2', label: 'Tejano Trail Homes' }
const offered = { builders: [one, two], homeTypes: [], publishes: true }

it('plans with the same name are told apart by their builder, and one without a name is no choice', () => {
  const plan = (value: string, name: string, builder: string) => ({
    value,
    alias: `plans-${value}`,
    name,
    builder,
    isRemoved: false,
  })
  expect(
    planChoices([
      plan('1', 'Frio', 'A'),
      plan('2', 'Frio', 'B'),
      plan('3', 'Oak', 'A'),
      plan('4', ' ', 'A'),
    ]),
  ).toMatchObject([
    { value: '1', label: 'Frio, A' },
    { value: '2', label: 'Frio, B' },
    { value: '3', label: 'Oak' },
  ])
})

it('new rows have the builder of a community with one', () => {
  expect([newPlan(offered).builder, newHome(offered).builder]).toEqual([null, null])
  expect(newPlan({ ...offered, builders: [one] }).builder).toBe('1')
})

it('new and duplicated rows are drafts', () => {
  const published = { name: 'The Concho', publishing: 'published' }
  const rows = [newPlan(offered), newHome(offered), copyPlan(published)]
  expect(rows.map(({ publishing }) => publishing)).toEqual(['draft', 'draft', 'draft'])
})

it('only those who publish have the column for it, which does not offer the mixed state', () => {
  const publishing = planColumns(offered).find(({ name }) => name === 'publishing')
  expect(publishing && readCell(publishing, 'TBD').problem).toMatch(/Choose Published, Draft\.$/)
  expect(publishing && readCell(publishing, 'unpublished changes').problem).toBeUndefined()
  const names = homeColumns({ ...offered, publishes: false }, []).map(({ name }) => name)
  expect(names).not.toContain('publishing')
})
