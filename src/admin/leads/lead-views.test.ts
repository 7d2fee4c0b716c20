import { expect, it } from 'vitest'
import { isShown, leadViews } from './lead-views'

const getQuery = (href: string) => new URL(href, 'http://a.example').search
const then = leadViews(7, new Date('2026-11-20T12:00:00.000Z'))
const now = leadViews(7, new Date('2026-11-21T12:00:00.000Z'))

it('isShown recognizes the open view of leads, including one with a date relative to now', () => {
  const names = ['all', 'new', 'mine', 'followUp', 'waiting', 'held', 'joined'] as const
  for (const open of names) {
    const query = `${getQuery(then[open].href)}&limit=25`
    expect(names.filter((name) => isShown(now[name].href, query))).toEqual([open])
  }
})

it('the view of waiting leads counts leads as overdue after two days', () => {
  expect(decodeURIComponent(now.waiting.href)).toContain(
    '[createdAt][less_than]=2026-11-19T12:00:00.000Z',
  )
})
