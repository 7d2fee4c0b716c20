import { createHash } from 'node:crypto'
import type { CommunityDetail } from '@/contract/community'
import { formatPrice } from '@/domain/price'

/** What the picture of a shared link says. */
export interface CardWords {
  readonly name: string
  readonly place: string
  /** `From`, or nothing where there is no price. */
  readonly before: string
  readonly price: string
}

/** The fonts of the picture have the letters of Latin-1 and the signs of good typography. */
const unknown = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+/gu

/** Text in the letters there are: the renderer would ask other servers for those it misses. */
function printable(text: string): string {
  return text.replace(unknown, ' ').replace(/\s+/g, ' ').trim()
}

export function cardWords(community: CommunityDetail): CardWords {
  return {
    name: printable(community.name),
    place: `${printable(community.city)}, Texas`,
    before: community.startPrice === null ? '' : 'From',
    price: formatPrice(community.startPrice),
  }
}

/** The largest of four sizes, in pixels, in which a name fits into the panel's 432 pixels. */
export function nameSize(name: string): number {
  const longestWord = Math.max(0, ...name.split(' ').map((word) => word.length))
  if (name.length <= 24 && longestWord <= 12) return 64
  if (name.length <= 40 && longestWord <= 15) return 52
  return name.length <= 64 && longestWord <= 20 ? 40 : 30
}

/** Changes with what the picture shows, so that other sites fetch it again; eight letters. */
export function cardVersion(community: CommunityDetail): string {
  const shown = [cardWords(community), community.images[0] ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 8)
}
