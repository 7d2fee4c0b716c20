import { ArrowRight, Star } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { PageLink } from '@/components/ui/page-link'
import { WebsiteLink } from '@/components/ui/website-link'
import type { HelpfulLink } from '@/contract/resources/helpful-link'

function Way({ link: { title, url } }: { link: HelpfulLink }) {
  if (!url.startsWith('/')) {
    return (
      <WebsiteLink href={url} of={title}>
        Visit Website
      </WebsiteLink>
    )
  }
  return (
    <PageLink
      href={url}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary"
    >
      <span className="quiet-link">View {title}</span>
      <ArrowRight aria-hidden className="size-4" />
    </PageLink>
  )
}

interface LinkGroupProps {
  id: string
  title: string
  links: readonly HelpfulLink[]
}

/** The links of one category. */
export function LinkGroup({ id, title, links }: LinkGroupProps) {
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-x-10 border-ink border-t-2 md:grid-cols-2">
        {links.map((link) => (
          <li key={link.id} className="flex flex-col border-hairline border-b py-5">
            {link.isFeatured ? (
              <p className="mb-2 inline-flex items-center gap-1.5 self-start rounded-sm bg-marigold px-2.5 py-1 font-semibold text-xs">
                <Star aria-hidden className="size-3.5" strokeWidth={2} />
                Featured
              </p>
            ) : null}
            <h3 className="text-xl">{link.title}</h3>
            {link.description ? <p className="mt-1.5 text-ink-soft">{link.description}</p> : null}
            <p className="mt-auto pt-1">
              <Way link={link} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
