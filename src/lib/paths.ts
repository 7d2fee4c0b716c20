/** Typed builders of the site's own paths: no route is spelled out twice. */
export const paths = {
  home: '/',
  communities: '/communities',
  community: (slug: string) => `/communities/${encodeURIComponent(slug)}`,
  communityMap: (slug: string) => `/communities/${encodeURIComponent(slug)}#location-map`,
  builders: '/builders',
  builder: (slug: string) => `/builders/${encodeURIComponent(slug)}`,
  builderCommunities: (slug: string) => `/builders/${encodeURIComponent(slug)}#communities`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogCategory: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  /** An article as it will be, for staff who are signed in. */
  blogPostPreview: (slug: string) => `/preview/blog/${encodeURIComponent(slug)}`,
  feed: '/feed.xml',
  search: '/search',
  resources: '/resources',
  resource: (category: string, slug: string) =>
    `/resources/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  calculator: '/resources/mortgage-calculator',
  events: '/resources/events',
  newsletter: '/newsletter',
  contact: '/contact',
  about: '/about',
  privacy: '/privacy-policy',
  apiDocs: '/api/docs',
  admin: '/admin',
} as const
