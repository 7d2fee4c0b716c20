import { listHref } from '../list-links'

const notHeld = { quarantined: { not_equals: 'true' } }

/** The saved views of the reports of mistakes. */
export const mistakeViews = {
  all: { label: 'All', href: listHref('mistake-reports') },
  open: {
    label: 'Open',
    href: listHref('mistake-reports', [{ status: { equals: 'open' } }, notHeld]),
  },
  held: {
    label: 'In quarantine',
    href: listHref('mistake-reports', [{ quarantined: { equals: 'true' } }]),
  },
}
