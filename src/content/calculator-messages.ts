/** Separate from the other messages, so that the calculator does not load those of the forms. */
export const calculatorMessages = {
  success: { title: 'Link copied', description: 'It opens the calculator with your numbers.' },
  failure: {
    title: 'The link wasn’t copied',
    description: 'Copy this page’s URL instead. It includes your numbers.',
  },
} as const
