import { describe, expect, it } from 'vitest'
import type { DashboardData } from '@/data/dashboard/types'
import { getFigures } from './get-figures'
import { nextStep } from './kinds'

const now = new Date('2026-11-20T18:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const none = { total: 0, items: [] }

const nothing: DashboardData = {
  drafts: { ...none, byKind: {}, oldest: null },
  published: none,
  scheduled: none,
  unverified: { ...none, published: 63, late: 0, unmapped: 0 },
  submissions: none,
  leads: none,
  unanswered: none,
  mistakes: none,
  ended: none,
  counts: none,
  incentives: none,
  bookings: none,
  mails: { ...none, held: { mail: 0, webhook: 0 } },
}

const aLead = (createdAt: string) => ({
  id: 1,
  name: 'Ana',
  source: 'contact-page' as const,
  about: null,
  message: 'Hello',
  createdAt,
})

const summarize = (work: DashboardData) =>
  getFigures(work, now).map(({ count, label, note, tone }) => [count, label, note, tone ?? 'plain'])

describe('dashboard figures', () => {
  it('show friendly text when nothing is waiting', () => {
    expect(summarize(nothing)).toEqual([
      [0, 'drafts to review', 'nothing waiting', 'plain'],
      [0, 'unverified listings', '63 of 63 done', 'plain'],
      [0, 'new leads', 'all answered', 'accent'],
      [0, 'ended events', 'none published', 'plain'],
      [0, 'failed emails', 'none failed', 'plain'],
    ])
  })

  it('leave out the figures that the role cannot see', () => {
    const work = { ...nothing, unverified: null, leads: null, ended: null, mails: null }
    expect(summarize(work)).toEqual([[0, 'my drafts', 'nothing waiting', 'plain']])
  })

  it('turn red for listings unverified for over 60 days and for leads almost overdue', () => {
    const unverified = { total: 12, items: [], published: 63, late: 4, unmapped: 0 }
    const figures = (hours: number) =>
      summarize({ ...nothing, unverified, leads: { total: 7, items: [aLead(hoursAgo(hours))] } })
    expect(figures(20).slice(1, 3)).toEqual([
      [12, 'unverified listings', '4 for over 60 days', 'danger'],
      [7, 'new leads', 'oldest 20 h', 'danger'],
    ])
    expect(figures(19)[2]).toEqual([7, 'new leads', 'oldest 19 h', 'accent'])
  })

  it('turn red for failed emails', () => {
    const mails = { total: 2, items: [], held: { mail: 0, webhook: 0 } }
    const figures = summarize({ ...nothing, mails })
    expect(figures.at(-1)).toEqual([2, 'failed emails', 'not delivered', 'danger'])
  })

  it('say how many emails are held', () => {
    const mails = (total: number) => ({ total, items: [], held: { mail: 6, webhook: 0 } })
    const note = (total: number) => summarize({ ...nothing, mails: mails(total) }).at(-1)?.[2]
    expect([note(0), note(2)]).toEqual(['6 held', '6 more held'])
  })
})

describe('next step of a draft', () => {
  it('is Review after a publication or a submission, otherwise Edit', () => {
    const steps = [nextStep(true, 'none'), nextStep(false, 'submitted'), nextStep(false, 'none')]
    expect(steps).toEqual(['Review', 'Review', 'Edit'])
  })
})
