/**
 * Their titles and values contain names and email addresses, which must not remain in the log after
 * an erasure.
 */
const personal = [
  'leads',
  'deliveries',
  'newsletter-subscriptions',
  'newsletter-suppressions',
  'newsletter-unsubscriptions',
  'users',
]

/** Whether the titles and values of the documents of a collection are personal data. */
export const isPersonal = (collection: string): boolean => personal.includes(collection)
