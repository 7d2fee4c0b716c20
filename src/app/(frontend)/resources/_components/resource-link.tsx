import { AnyLink } from '@/components/ui/any-link'
import type { ResourceSummary } from '@/contract/resource'

/** An entry's title as the link to it, which covers whatever it stands in. */
export function ResourceLink({ entry: { title, href } }: { entry: ResourceSummary }) {
  if (href === null) return title
  return (
    <AnyLink
      href={href}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:-outline-offset-3"
    >
      {title}
    </AnyLink>
  )
}
