/** The four groups of the back office's menu, in its order. */
export const adminGroups = {
  listings: 'Listings',
  editorial: 'Editorial',
  leads: 'Leads & newsletter',
  site: 'Site',
} as const
