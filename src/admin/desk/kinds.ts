interface Kind {
  readonly one: string
  readonly many: string
}

/** What editors call the collections whose documents wait on the desk. */
const kinds: Readonly<Record<string, Kind>> = {
  communities: { one: 'Community', many: 'Communities' },
  builders: { one: 'Builder', many: 'Builders' },
  'blog-posts': { one: 'Article', many: 'Articles' },
  events: { one: 'Event', many: 'Events' },
  resources: { one: 'Resource', many: 'Resources' },
  'helpful-articles': { one: 'Helpful article', many: 'Helpful articles' },
  pages: { one: 'Page', many: 'Pages' },
}

export function kindOf(collection: string): Kind {
  return kinds[collection] ?? { one: 'Document', many: 'Documents' }
}

const texts = ['blog-posts', 'helpful-articles', 'resources', 'pages']

/** What is to be done with a draft: to compare it with what is live, to read it, to finish it. */
export function nextStep(collection: string, isLive: boolean): string {
  if (isLive) return 'Review'
  return texts.includes(collection) ? 'Read' : 'Finish'
}
