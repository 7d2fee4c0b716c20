import { DAY_MS } from '../time/days'

/** A second request within this time is shown together with the first one. */
export const DUPLICATE_DAYS = 30

/** What decides whether two leads are the same request. */
export interface Request {
  readonly id: number
  readonly email: string
  readonly community: number | null
  readonly createdAt: string
  readonly quarantined: boolean
  /** The lead that it was joined into. */
  readonly joinedInto: number | null
}

/** An address as it is compared: mail servers ignore the case. */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase()

/**
 * Whether two leads are the same request of a person: the same address and community within 30 days.
 * Spam is none, and a joined lead is shown with another one already.
 */
export function isDuplicate(a: Request, b: Request): boolean {
  const isOpen = [a, b].every(({ quarantined, joinedInto }) => !quarantined && joinedInto === null)
  const apart = Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return (
    isOpen &&
    a.id !== b.id &&
    a.community !== null &&
    a.community === b.community &&
    normalizeAddress(a.email) === normalizeAddress(b.email) &&
    apart <= DUPLICATE_DAYS * DAY_MS
  )
}

/** The earlier one of two leads, which the later one is joined into. */
export function findEarlier<Lead extends Request>(a: Lead, b: Lead): Lead {
  const order = Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id
  return order < 0 ? a : b
}

/** The filter that leaves joined leads out of a list; `null` if the filter of the list asks for them. */
export function hideJoined(
  where: unknown,
): { readonly joinedInto: { readonly exists: false } } | null {
  return JSON.stringify(where ?? {}).includes('"joinedInto"')
    ? null
    : { joinedInto: { exists: false } }
}
