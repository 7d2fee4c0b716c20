import { expect, it } from 'vitest'
import { parseViews, SAVED_VIEWS_MAX, viewName, withView, withVisit } from './saved-views'

const view = (name: string, address = '/homes?beds=4') => ({ name, address })

it('parseViews reads what was saved, and nothing that leads elsewhere', () => {
  const views = [{ ...view('Boerne'), seen: '2026-11-12' }, view('All', '/homes')]
  expect(parseViews(null)).toEqual([])
  expect(parseViews(JSON.stringify(views))).toEqual(views)
  for (const stored of [
    '{',
    '{}',
    '[1]',
    '[{"name":"x"}]',
    JSON.stringify([{ ...view('x'), seen: 'today' }]),
    JSON.stringify([view('x', 'https://example.com/homes')]),
    JSON.stringify([view('x', '/homes/../admin')]),
  ])
    expect(parseViews(stored), stored).toBeNull()
})

it('a new view comes first and replaces the one with its name', () => {
  const views = [view('Boerne'), view('Ready now', '/homes?stage=ready')]
  expect(withView(views, view('ready now', '/homes?stage=ready&beds=3'))).toEqual([
    view('ready now', '/homes?stage=ready&beds=3'),
    view('Boerne'),
  ])
})

it('no view is dropped when there are too many', () => {
  const full = Array.from({ length: SAVED_VIEWS_MAX }, (_, n) => view(`View ${n}`))
  expect(withView(full, view('One more'))).toBeNull()
  expect(withView(full, view('View 3'))).toHaveLength(SAVED_VIEWS_MAX)
})

it('the name of a view is one line of limited length', () => {
  expect(viewName('  Boerne,\n 4+ beds ')).toBe('Boerne, 4+ beds')
  expect(viewName('🏡'.repeat(80))).toBe('🏡'.repeat(60))
  expect(viewName('   ')).toBe('')
})

it('a visit of a list is noted with the views of its address, once a day', () => {
  const views = [view('Boerne'), view('All', '/homes')]
  const visited = withVisit(views, '/homes', '2026-11-12')
  expect(visited).toEqual([view('Boerne'), { ...view('All', '/homes'), seen: '2026-11-12' }])
  expect(withVisit(visited, '/homes', '2026-11-12')).toBe(visited)
})
