interface Kind {
  readonly one: string
  readonly many: string
}

/** Labels of the collections whose documents appear on the dashboard. */
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

/** The next step of a draft: compare it with the published version, read it, or finish it. */
export function nextStep(collection: string, isLive: boolean): string {
  if (isLive) return 'Review'
  return texts.includes(collection) ? 'Read' : 'Finish'
}
