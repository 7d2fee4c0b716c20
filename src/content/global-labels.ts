/** The globals with their names in the back office, in the order of the admin menu. */
export const globalLabels = {
  'site-settings': 'Site settings',
  navigation: 'Header & footer',
  home: 'Home page',
  about: 'About page',
  'how-to-use': 'How to use this site',
  'moving-checklist': 'Moving checklist',
  'housing-guides': 'Housing guides',
  'site-copy': 'Shared text',
  glossary: 'Glossary',
} as const

export type GlobalName = keyof typeof globalLabels

export const isGlobalName = (slug: string): slug is GlobalName => Object.hasOwn(globalLabels, slug)
