/** Toasts and notices that are code, not content (docs/product/pages.md, Messages). */
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
  tooManyLeads: (time: string) => ({
    title: 'Error',
    description: `You've sent several messages in a short time. Please try again after ${time}, or call.`,
  }),
  emptyBuilders: {
    title: 'No builders found',
    hint: 'Try adjusting your search criteria',
  },
  emptyArticles: { title: 'No articles found', hint: 'Try adjusting your search or filters' },
  noActiveCommunities: 'No active communities at this time',
  homeNewsletter: {
    success: { title: 'Success!', description: "You've been subscribed to our newsletter." },
    failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
    missing: { title: 'Error', description: 'Please fill in all required fields' },
  },
  newsletterPage: {
    success: {
      title: 'Successfully subscribed!',
      description: "You'll receive your first newsletter soon.",
    },
    failure: { title: 'Subscription failed', description: 'Please try again later.' },
    missing: {
      title: 'Please fill in all required fields',
      description: 'Name, email, zip code, and realtor status are required.',
    },
  },
  contactPage: {
    success: {
      title: 'Message sent successfully!',
      description: "We'll get back to you within 24 hours.",
    },
    failure: {
      title: 'Error sending message',
      description: 'Please try again or call us directly.',
    },
  },
  emptyEvents: {
    title: 'No Events Found',
    upcoming:
      'There are no upcoming events at this time. Check back soon for new builder events and open houses!',
    all: 'No events are currently available in the system.',
  },
  emptyCommunities: 'No communities found matching your criteria',
} as const
