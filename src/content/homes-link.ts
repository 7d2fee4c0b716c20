import { paths } from '@/config/paths'

/** The way to the list of homes that every page has: above the header, in the drawer, in the footer. */
export const homesLink = { label: 'Homes for sale', path: paths.homes } as const
