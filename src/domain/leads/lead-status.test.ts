import { describe, expect, it } from 'vitest'
import { type LeadStamps, type LeadStatus, stampsAfter } from './lead-status'

const none: LeadStamps = { contactedAt: null, contactedBy: null, closedAt: null, closedBy: null }
const at = '2026-11-20T18:00:00.000Z'
const change = (from: LeadStatus, to: LeadStatus, before = none) =>
  stampsAfter(before, { from, to, by: 7, at })

describe('lead status changes', () => {
  it('record when and by whom a lead was answered and closed', () => {
    const contacted = change('new', 'contacted')
    expect(contacted).toEqual({ ...none, contactedAt: at, contactedBy: 7 })
    const closed = stampsAfter(contacted, { from: 'contacted', to: 'closed', by: 8, at: 'later' })
    expect(closed).toEqual({ ...contacted, closedAt: 'later', closedBy: 8 })
  })

  it('record no answer for a lead that is closed without one', () => {
    expect(change('new', 'closed')).toEqual({ ...none, closedAt: at, closedBy: 7 })
  })

  it('clear the closing stamps when a lead is reopened', () => {
    const closed = { ...none, contactedAt: 'before', contactedBy: 1, closedAt: at, closedBy: 7 }
    expect(change('closed', 'contacted', closed)).toMatchObject({ contactedAt: at, closedAt: null })
    expect(change('closed', 'new', closed)).toEqual(none)
  })

  it('keep the stamps when the status does not change', () => {
    const contacted = { ...none, contactedAt: 'before', contactedBy: 1 }
    expect(change('contacted', 'contacted', contacted)).toBe(contacted)
  })
})
