import { AnyLink } from '@/components/ui/any-link'
import type { ResourceSummary } from '@/contract/resources/resource'

/** The title of a resource as a link that covers its positioned ancestor. */
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
