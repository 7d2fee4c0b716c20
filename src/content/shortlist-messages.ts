import { SHORTLIST_LIMIT } from '@/domain/shortlist/items'

/** Separate from the other messages, because every page with a heart loads them. */
export const shortlistMessages = {
  full: {
    title: 'Your shortlist is full',
    description: `It holds ${SHORTLIST_LIMIT} listings. Remove one to save another.`,
  },
  'not-stored': {
    title: 'Saved for this visit only',
    description:
      'Your browser doesn’t let this site store anything. Share your shortlist to keep it.',
  },
} as const
