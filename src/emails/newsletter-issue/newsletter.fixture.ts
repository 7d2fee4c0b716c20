import type { NewsletterBlock, NewsletterContent } from '@/contract/newsletter/newsletter-content'

/** An issue with these blocks. */
export function anIssueWith(
  blocks: readonly NewsletterBlock[],
  overrides: Partial<NewsletterContent> = {},
): NewsletterContent {
  return {
    title: 'New homes in December',
    subject: 'Five price cuts, and two communities that open',
    preheader: 'What changed in Boerne and New Braunfels',
    slug: 'december-2026',
    publisher: {
      name: 'San Antonio New Home Guide',
      url: 'https://guide.example',
      postalAddress: '214 Agave Street, San Antonio, TX 78205',
    },
    blocks,
    missing: { unpublished: [], emptyRules: [], deadLinks: [] },
    ...overrides,
  }
}
