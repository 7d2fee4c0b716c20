/** Separate from the other messages, so that the shortlist does not load those of the forms. */
export const shareMessages = {
  success: { title: 'Link copied', description: 'It opens the same communities, plans and homes.' },
  failure: {
    title: 'The link wasn’t copied',
    description: 'Select the link and copy it yourself.',
  },
} as const
