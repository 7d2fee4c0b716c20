export type LeadStatus = 'new' | 'contacted' | 'closed'

/** Maximum length of a note on a lead, in characters. */
export const NOTE_MAX_LENGTH = 2000

/** Days after which a lead that is not closed counts as open for too long. */
export const OPEN_TOO_LONG_DAYS = 2

/** When a lead was answered and closed, and the user IDs of the staff members who did it. */
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
 * Returns the stamps of a lead after a status change. A lead that is closed without an answer has
 * no answer stamps; reopening clears the closing stamps, and the status `new` clears all of them.
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
