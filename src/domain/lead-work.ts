/** How far a lead has come. */
export type LeadStatus = 'new' | 'contacted' | 'closed'

/** The longest note on a lead, in characters. */
export const NOTE_WORDS = 2000

/** A lead that is not closed after so many days has been open for long. */
export const OPEN_TOO_LONG_DAYS = 2

/** When a lead was answered and closed, and by which member of staff. */
export interface LeadStamps {
  readonly contactedAt: string | null
  readonly contactedBy: number | null
  readonly closedAt: string | null
  readonly closedBy: number | null
}

interface Change {
  readonly from: LeadStatus
  readonly to: LeadStatus
  readonly by: number | null
  /** ISO date and time. */
  readonly at: string
}

/**
 * What a change of the status leaves on a lead. A lead that was closed without an answer has none;
 * one that is opened again is no longer closed, and a new one neither.
 */
export function stampsAfter(before: LeadStamps, { from, to, by, at }: Change): LeadStamps {
  if (from === to) return before
  const open = { closedAt: null, closedBy: null }
  switch (to) {
    case 'new':
      return { contactedAt: null, contactedBy: null, ...open }
    case 'contacted':
      return { contactedAt: at, contactedBy: by, ...open }
    case 'closed':
      return { ...before, closedAt: at, closedBy: by }
  }
}
