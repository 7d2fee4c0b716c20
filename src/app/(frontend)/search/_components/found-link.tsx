import { AnyLink } from '@/components/ui/any-link'
import { Marked } from '@/components/ui/marked'
import type { Found } from '@/contract/search/search'

/** The title of a search result. Its link covers its positioned ancestor. */
export function FoundLink({ item, terms }: { item: Found; terms: readonly string[] }) {
  return (
    <AnyLink
      href={item.href}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
    >
      <Marked text={item.title} terms={terms} />
    </AnyLink>
  )
}

/** An excerpt with the search terms highlighted. */
export function Excerpt({ item, terms }: { item: Found; terms: readonly string[] }) {
  if (item.excerpt === null) return null
  return (
    <p className="mt-1 line-clamp-2 text-ink-soft text-sm">
      <Marked text={item.excerpt} terms={terms} />
    </p>
  )
}
