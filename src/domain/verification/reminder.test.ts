import { expect, it } from 'vitest'
import { fillReminder, isReminderRecent, reminderProblem, reminderTemplate } from './reminder'

it('the prepared reminder names each listing with what buyers see', () => {
  const { subject, text } = fillReminder(reminderTemplate, {
    builder: 'Casa Tejas',
    listings: [
      { name: 'Cibolo Ridge', startPrice: 389900, status: 'available', verifiedOn: 'November 3' },
      { name: 'Stone Oak', startPrice: null, status: 'coming_soon', verifiedOn: null },
    ],
    publisher: 'San Antonio New Home Guide',
  })
  expect(subject).toBe('Are your listings in the San Antonio New Home Guide up to date?')
  expect(text).toContain(
    '- Cibolo Ridge: from $389,900, available, last confirmed November 3\n- Stone Oak: Call for pricing, coming soon, not confirmed yet\n',
  )
  expect(text).toMatch(/^Hello Casa Tejas team,/)
})

it('a reminder to several builders has no name in braces without a value', () => {
  expect(reminderProblem(reminderTemplate)).toBeNull()
  expect(reminderProblem({ ...reminderTemplate, text: 'Hello {name}' })).toMatch(/^Remove \{name\}/)
  expect(reminderProblem({ ...reminderTemplate, subject: '{listings}' })).not.toBeNull()
})

it('a reminder is recent for seven days', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  expect(isReminderRecent('2026-11-13T18:00:01Z', now)).toBe(true)
  expect(isReminderRecent('2026-11-13T18:00:00Z', now)).toBe(false)
  expect(isReminderRecent(null, now)).toBe(false)
})
