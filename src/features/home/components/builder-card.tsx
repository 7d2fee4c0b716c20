import { BuilderLogo } from '@/components/builders/builder-logo'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { BuilderSummary } from '@/contract/builders/builder'
import { builderTiers, getLabel } from '@/domain/enums'
import { plural } from '@/domain/text/plural'

/** Builder card of the carousel; the whole card is a link. */
export function BuilderCard({ builder }: { builder: BuilderSummary }) {
  return (
    <div className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow hover:shadow-soft">
      <div className="grid h-32 place-items-center border-hairline border-b bg-surface px-5 py-4">
        <BuilderLogo name={builder.name} logo={builder.logo} className="max-h-24" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <PageLink
            href={paths.builder(builder.slug)}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:-outline-offset-3"
          >
            {builder.name}
          </PageLink>
        </h3>
        {builder.tier ? (
          <p className="text-ink-soft text-sm">{getLabel(builderTiers, builder.tier)} builder</p>
        ) : null}
        <p className="mt-auto pt-1 font-semibold text-primary text-sm">
          {plural(builder.communities.length, 'community', 'communities')}
        </p>
      </div>
    </div>
  )
}
