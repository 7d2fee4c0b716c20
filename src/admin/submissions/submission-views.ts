import { listHref } from '../list-links'

/** The saved views of the list of submissions. */
export const submissionViews = {
  all: { label: 'All', href: listHref('submissions') },
  waiting: {
    label: 'To review',
    href: listHref(
      'submissions',
      [{ status: { equals: 'review' } }],
      [{ status: { equals: 'mapping' } }],
    ),
  },
  published: {
    label: 'Published',
    href: listHref('submissions', [{ status: { equals: 'applied' } }]),
  },
}
