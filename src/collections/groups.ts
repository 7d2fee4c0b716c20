/** The groups of the admin menu, in order. */
export const adminGroups = {
  listings: 'Listings',
  editorial: 'Editorial',
  leads: 'Leads & newsletter',
  site: 'Site',
  settings: 'Settings',
} as const
