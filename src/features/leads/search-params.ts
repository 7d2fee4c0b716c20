import { createLoader, parseAsString } from 'nuqs/server'

/** A link can set the subject of the contact form, also without JavaScript. */
export const searchParams = { subject: parseAsString.withDefault('') }

export const loadSearchParams = createLoader(searchParams)
