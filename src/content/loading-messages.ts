/** Separate from the other messages, because every page loads it. */
export const loadingMessages = {
  community: 'Loading Community',
  builder: 'Loading Builder',
  article: 'Loading article...',
  articles: 'Loading articles...',
  builders: 'Loading builders...',
} as const
