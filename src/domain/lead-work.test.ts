import { describe, expect, it } from 'vitest'
import { type LeadStamps, type LeadStatus, stampsAfter } from './lead-work'

const none: LeadStamps = { contactedAt: null, contactedBy: null, closedAt: null, closedBy: null }
const at = '2026-11-20T18:00:00.000Z'
const change = (from: LeadStatus, to: LeadStatus, before = none) =>
  stampsAfter(before, { from, to, by: 7, at })

describe('the status of a lead', () => {
  it('leaves when it was answered and closed, and by whom', () => {
    const contacted = change('new', 'contacted')
    expect(contacted).toEqual({ ...none, contactedAt: at, contactedBy: 7 })
    const closed = stampsAfter(contacted, { from: 'contacted', to: 'closed', by: 8, at: 'later' })
    expect(closed).toEqual({ ...contacted, closedAt: 'later', closedBy: 8 })
  })

  it('says nothing of an answer that there was not', () => {
    expect(change('new', 'closed')).toEqual({ ...none, closedAt: at, closedBy: 7 })
  })

  it('is no longer closed once it is opened again', () => {
    const closed = { ...none, contactedAt: 'before', contactedBy: 1, closedAt: at, closedBy: 7 }
    expect(change('closed', 'contacted', closed)).toMatchObject({ contactedAt: at, closedAt: null })
    expect(change('closed', 'new', closed)).toEqual(none)
  })

  it('keeps its stamps while it stays as it is', () => {
    const contacted = { ...none, contactedAt: 'before', contactedBy: 1 }
    expect(change('contacted', 'contacted', contacted)).toBe(contacted)
  })
})
