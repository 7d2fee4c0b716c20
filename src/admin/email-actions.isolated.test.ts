import { beforeEach, describe, expect, it, vi } from 'vitest'

const env = vi.hoisted((): { SMTP_URL?: string } => ({}))

vi.mock('@/config/env', () => ({ env }))
vi.mock('@/data/reports/mutations', () => ({ sendReports: async () => 2 }))
vi.mock('@/data/verification/mutations', () => ({ sendReminder: async () => 7 }))
vi.mock('./editor', async () => {
  const { array, number } = await import('zod/mini')
  return { editor: async () => ({ id: 1, name: 'Ana' }), ids: array(number()) }
})

const { remind } = await import('./verification/actions')
const { sendReportEmails } = await import('./reports/actions')

const reminder = { builder: 1, subject: 'Please check', text: 'Hello', isConfirmed: false }
const report = {
  month: '2026-10-01',
  builders: [1, 2],
  subject: 'Your report',
  text: 'Hello',
  again: false,
}

beforeEach(() => {
  delete env.SMTP_URL
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
})
