import { BuilderLogo } from '@/components/builders/builder-logo'
import type { FoundBuilder } from '@/contract/search/search'
import { plural } from '@/domain/text/plural'
import { Excerpt, FoundLink } from './found-link'

interface BuilderFoundProps {
  builder: FoundBuilder
  terms: readonly string[]
}

/** A builder in the search results, with its logo, tier and number of communities. */
export function BuilderFound({ builder, terms }: BuilderFoundProps) {
  const { title, logo, tier, communities } = builder
  const facts = [tier, plural(communities, 'community', 'communities')].filter(Boolean)
  return (
    <article className="relative flex h-full items-center gap-4 rounded-lg border border-hairline bg-surface p-4 transition-shadow hover:shadow-soft">
      <div className="grid w-24 shrink-0 place-items-center">
        <BuilderLogo name={title} logo={logo} className="max-h-14" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-tight [overflow-wrap:anywhere]">
          <FoundLink item={builder} terms={terms} />
        </h3>
        <p className="mt-1 text-ink-soft text-sm">{facts.join(' · ')}</p>
        <Excerpt item={builder} terms={terms} />
      </div>
    </article>
  )
}
