import type { ContentType } from './content-type'

export const pages = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  title: 'title',
  picture: null,
  tag: null,
  edits: [
    {
      text: 'Heading, introduction and notice of every other page, such as Contact or Privacy policy',
    },
  ],
  page: null,
  isLinkable: false,
} as const satisfies ContentType
