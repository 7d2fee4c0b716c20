/** Separate from the other messages, so that the calculator does not load those of the forms. */
export const calculatorMessages = {
  success: { title: 'Link copied', description: 'It opens the calculator with your figures.' },
  failure: {
    title: 'The link was not copied',
    description: 'Copy the address of this page instead: it has your figures in it.',
  },
} as const
