import type { Metadata } from 'next'

/** A page whose address has a subscription's token in it. */
export interface TokenProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The token in the address; empty without one. */
export async function tokenOf(searchParams: TokenProps['searchParams']): Promise<string> {
  const { token } = await searchParams
  return typeof token === 'string' ? token : ''
}

/** For one reader: no search engine lists it, and no other site hears its address. */
export function letterMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}
