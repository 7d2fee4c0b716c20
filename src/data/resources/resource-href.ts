import { paths } from '@/config/paths'
import { safeLink } from '@/domain/text/safe-link'

interface LeadingEntry {
  readonly category: string
  readonly slug: string
  readonly link?: string | null | undefined
}

/**
 * The target of a resource: its page if it has a text, otherwise its link; `null` if it has
 * neither.
 */
export function resourceHref(
  { category, slug, link }: LeadingEntry,
  hasText: boolean,
): string | null {
  return hasText ? paths.resource(category, slug) : safeLink(link ?? '')
}
