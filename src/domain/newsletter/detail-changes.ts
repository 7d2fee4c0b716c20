import { getLabel, interests } from '../enums'

/** Details that subscribers give about themselves. */
export interface SubscriberDetails {
  readonly name?: string | null
  readonly interest?: string | null
  readonly zipCode?: string | null
  readonly phoneNumber?: string | null
  readonly isRealtor?: boolean | null
  readonly areasOfInterest?: readonly string[] | null
}

/** A detail and its new value, as a subscriber reads them. */
export interface DetailChange {
  readonly label: string
  readonly value: string
}

const labels = {
  name: 'Name',
  interest: 'Interest',
  zipCode: 'ZIP code',
  phoneNumber: 'Phone number',
  isRealtor: 'Realtor',
  areasOfInterest: 'Areas of interest',
} as const satisfies Record<keyof SubscriberDetails, string>

function shownValue(details: SubscriberDetails, key: keyof SubscriberDetails): string {
  const value = details[key]
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return value.length === 0 ? 'None' : value.join(', ')
  return key === 'interest' ? getLabel(interests, value) : value
}

/** The details that a form would change. `given` has only the details of the form. */
export function findDetailChanges(
  stored: SubscriberDetails,
  given: SubscriberDetails,
): DetailChange[] {
  const keys = Object.keys(labels) as (keyof SubscriberDetails)[]
  return keys
    .filter((key) => given[key] !== undefined && shownValue(given, key) !== shownValue(stored, key))
    .map((key) => ({ label: labels[key], value: shownValue(given, key) }))
}
