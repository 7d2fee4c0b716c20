import { beforeEach, describe, expect, it, vi } from 'vitest'

const env = vi.hoisted((): { SMTP_URL?: string } => ({}))

vi.mock('@/config/env', () => ({ env }))
vi.mock('@/data/reports/mutations', () => ({ sendReports: async () => 2 }))
vi.mock('@/data/verification/mutations', () => ({ sendReminder: async () => 7 }))
const remindOverdue = vi.hoisted(() => vi.fn())
vi.mock('@/data/verification/remind-overdue', () => ({ remindOverdue }))
vi.mock('./editor', async () => {
  const { array, number } = await import('zod/mini')
  return { editor: async () => ({ id: 1, name: 'Ana' }), ids: array(number()) }
})

const { remind, remindAll } = await import('./verification/actions')
const { sendReportEmails } = await import('./reports/actions')

const reminder = { builder: 1, subject: 'Please check', text: 'Hello', isConfirmed: false }
const toAll = { builders: [1, 2, 3], subject: 'Please check, {builder}', text: '{listings}' }
const report = {
  month: '2026-10-01',
  builders: [1, 2],
  subject: 'Your report',
  text: 'Hello',
  again: false,
}

beforeEach(() => {
  delete env.SMTP_URL
  remindOverdue.mockReset()
  remindOverdue.mockResolvedValue({ sent: 2, noAddress: ['Bluestem'], recent: [] })
})

describe('emails of the back office', () => {
  it('are not called sent without a mail server', async () => {
    const notSent = 'Email isn’t set up, so nothing was sent.'
    expect(await remind(reminder)).toBe(notSent)
    expect(await sendReportEmails(report)).toBe(notSent)
  })

  it('are counted with a mail server', async () => {
    env.SMTP_URL = 'smtp://mail.example:587'
    expect(await remind(reminder)).toBe(1)
    expect(await sendReportEmails(report)).toBe(2)
  })

  it('to all overdue builders are not even stored without a mail server', async () => {
    expect(await remindAll(toAll)).toBe('Email isn’t set up, so nothing was sent.')
    expect(remindOverdue).not.toHaveBeenCalled()
  })

  it('to all overdue builders are told in one sentence', async () => {
    env.SMTP_URL = 'smtp://mail.example:587'
    expect(await remindAll(toAll)).toEqual({
      sent: 2,
      sentence: '2 reminders are on their way. 1 builder has no email address: Bluestem.',
    })
    remindOverdue.mockResolvedValue({ sent: 0, noAddress: [], recent: ['Canyon'] })
    expect(await remindAll(toAll)).toBe(
      'No reminder was sent. 1 builder got one in the last 7 days: Canyon.',
    )
  })

  it('to all overdue builders have no name in braces without a value', async () => {
    expect(await remindAll({ ...toAll, text: 'Hello {name}' })).toMatch(/^Remove \{name\}/)
    expect(remindOverdue).not.toHaveBeenCalled()
  })
})
