import type { BlogPostSummary } from './blog-post'

/** An article of the sample content with a value in every field, for the reference. */
export const exampleArticle: BlogPostSummary = {
  id: '3',
  title: 'Choosing the Right Home Builder',
  slug: 'choosing-the-right-home-builder',
  excerpt: 'What to ask before you sign.',
  description: 'What to ask before you sign.',
  category: 'buyer-guide',
  featuredImage: '/media/model-home-wide.avif',
  image: '/media/model-home-wide.avif',
  imageAlt: 'Drawing of a model home',
  tags: ['builders'],
  author: 'The editors',
  publishedAt: '2026-11-04T15:00:00.000Z',
  readMinutes: 4,
}
