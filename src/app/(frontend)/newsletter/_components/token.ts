import type { Metadata } from 'next'

/** The props of a page with a subscription token in its URL. */
export interface TokenProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The token in the URL, or an empty string. */
export async function readToken(searchParams: TokenProps['searchParams']): Promise<string> {
  const { token } = await searchParams
  return typeof token === 'string' ? token : ''
}

/** Pages for one subscriber are not indexed, and their URLs are not sent as a referrer. */
export function subscriptionMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}
