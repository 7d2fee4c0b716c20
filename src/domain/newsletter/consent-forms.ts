import type { Option } from '../enums'

/**
 * Where a subscriber gave or withdrew consent. Apart from the enumerations that the scripts of public
 * pages have.
 */
export const consentForms = [
  { value: 'home', label: 'Home page form' },
  { value: 'newsletter-page', label: 'Newsletter page form' },
  { value: 'unsubscribe-page', label: 'Resubscribed on the unsubscribe page' },
  { value: 'import', label: 'Imported from a file' },
  { value: 'staff', label: 'Entered by staff' },
] as const satisfies readonly Option[]
