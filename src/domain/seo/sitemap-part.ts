/**
 * The documents of a collection in one file of the sitemap. The first has the ids from 1 to the limit
 * of a file, so that a document stays in its file whatever becomes of the others.
 */
export interface SitemapPart {
  readonly type: string
  /** From 1. */
  readonly number: number
}

/** The name of its file without the extension, `homes-1`. */
export const formatSitemapPart = ({ type, number }: SitemapPart): string => `${type}-${number}`

/** The part with a file name, `homes-1.xml`; `null` for other names. */
export function findSitemapPart(file: string): SitemapPart | null {
  const [, type, number] = /^([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  return type === undefined ? null : { type, number: Number(number) }
}

/** The ids of its documents: those after `after`, up to `last`. */
export const idsOfPart = (
  { number }: SitemapPart,
  limit: number,
): { after: number; last: number } => ({ after: (number - 1) * limit, last: number * limit })
