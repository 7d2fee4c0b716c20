/** Toasts and notices that are code, not content (specification, section 8). */
export const messages = {
  tourRequest: {
    success: {
      title: 'Success!',
      description: "Your tour request has been submitted. We'll contact you soon!",
    },
    failure: { title: 'Error', description: 'Failed to submit your request. Please try again.' },
  },
  builderMessage: {
    success: {
      title: 'Success!',
      description: "Your message has been sent. We'll contact you soon!",
    },
    failure: { title: 'Error', description: 'Failed to send your message. Please try again.' },
  },
  emptyBuilders: {
    title: 'No builders found',
    hint: 'Try adjusting your search criteria',
  },
  loadingArticles: 'Loading articles...',
  loading: {
    community: 'Loading Community',
    builder: 'Loading Builder',
    article: 'Loading article...',
  },
  emptyArticles: { title: 'No articles found', hint: 'Try adjusting your search or filters' },
  noActiveCommunities: 'No active communities at this time',
  homeNewsletter: {
    success: { title: 'Success!', description: "You've been subscribed to our newsletter." },
    failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
    missing: { title: 'Error', description: 'Please fill in all required fields' },
  },
  calculatorLink: {
    success: { title: 'Link copied', description: 'It opens the calculator with your figures.' },
    failure: {
      title: 'The link was not copied',
      description: 'Copy the address of this page instead: it has your figures in it.',
    },
  },
  emptyCommunities: 'No communities found matching your criteria',
  aboutFallback: (name: string, city: string) =>
    `${name} is a new-home community in ${city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.`,
} as const
