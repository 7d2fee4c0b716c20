import { operation, pageParameters, readErrors } from '../operation'
import { blogPostDetail, blogPostList } from './blog-post'
import { blogQuery } from './blog-query'
import { exampleArticle } from './example'

const tag = 'Articles'

export const listBlogPosts = operation({
  id: 'listBlogPosts',
  method: 'GET',
  isCached: true,
  path: '/api/blog',
  tag,
  summary: 'Articles, newest first',
  parameters: {
    q: 'Part of a title or an excerpt, case-insensitive.',
    category: '`market-analysis`, `community-spotlight` or `buyer-guide`; `all` means no filter.',
    isPublished:
      'Visitors always get published articles only. Signed-in staff get drafts with `false`.',
    sort: 'Newest first, or by title.',
    ...pageParameters,
  },
  query: blogQuery,
  response: { status: 200, description: 'The articles.', value: blogPostList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { category: 'buyer-guide', limit: 3 }, response: [exampleArticle] },
})

export const getBlogPost = operation({
  id: 'getBlogPost',
  method: 'GET',
  isCached: true,
  path: '/api/blog/slug/{slug}',
  tag,
  summary: 'One article with its full text',
  parameters: { slug: 'The last part of the article’s address on the site.' },
  response: { status: 200, description: 'The article.', value: blogPostDetail },
  errors: [404, ...readErrors],
  example: {
    parameters: { slug: 'choosing-the-right-home-builder' },
    response: {
      ...exampleArticle,
      content: 'Start with the contract.\n\nThen visit a home that is being built.',
      contentHtml: '<p>Start with the contract.</p><p>Then visit a home that is being built.</p>',
    },
  },
})
