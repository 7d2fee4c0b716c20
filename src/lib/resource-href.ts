import { safeLink } from '@/domain/safe-link'
import { paths } from './paths'

interface LeadingEntry {
  readonly category: string
  readonly slug: string
  readonly link?: string | null | undefined
}

/** Where an entry of the resources leads: to its own page, where it has a text; `null` for nowhere. */
export function resourceHref(
  { category, slug, link }: LeadingEntry,
  hasText: boolean,
): string | null {
  return hasText ? paths.resource(category, slug) : safeLink(link ?? '')
}
