import { paths } from '@/config/paths'

/** Paths of the site's static pages. */
export const fixedAddresses: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
)
