import { createHash } from 'node:crypto'
import type { CommunityDetail } from '@/contract/communities/community'
import { formatPrice } from '@/domain/communities/price'

/** The texts of the Open Graph image. */
export interface CardWords {
  readonly name: string
  readonly place: string
  /** `From`, or empty without a price. */
  readonly before: string
  /** The price, or that the community is sold out. */
  readonly price: string
}

/** The fonts contain Latin-1 and typographic punctuation. */
const unknown = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+/gu

/**
 * Removes characters that the fonts lack. The renderer would request fonts for them over the
 * network.
 */
function printable(text: string): string {
  return text.replace(unknown, ' ').replace(/\s+/g, ' ').trim()
}

export function cardWords(community: CommunityDetail): CardWords {
  const { name, city, status, startPrice } = community
  const isSoldOut = status === 'sold_out'
  return {
    name: printable(name),
    place: `${printable(city)}, Texas`,
    before: isSoldOut || startPrice === null ? '' : 'From',
    price: isSoldOut ? 'Sold Out' : formatPrice(startPrice),
  }
}

/**
 * The largest of four font sizes in pixels at which a name fits the panel, which is 432 pixels
 * wide.
 */
export function nameSize(name: string): number {
  const longestWord = Math.max(0, ...name.split(' ').map((word) => word.length))
  if (name.length <= 24 && longestWord <= 12) return 64
  if (name.length <= 40 && longestWord <= 15) return 52
  return name.length <= 64 && longestWord <= 20 ? 40 : 30
}

/**
 * A hash of the image's content, so that other sites fetch a changed image again. Eight characters.
 */
export function cardVersion(community: CommunityDetail): string {
  const shown = [cardWords(community), community.images[0] ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 8)
}
