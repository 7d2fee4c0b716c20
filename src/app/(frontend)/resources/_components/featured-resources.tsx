import { Picture } from '@/components/ui/picture'
import type { ResourceSummary } from '@/contract/resources/resource'
import { ResourceFacts } from './resource-facts'
import { ResourceLink } from './resource-link'

function FeaturedCard({ entry, priority }: { entry: ResourceSummary; priority: boolean }) {
  const { picture, description } = entry
  return (
    <article className="relative grid h-full overflow-hidden rounded-lg border border-hairline bg-surface shadow-soft sm:max-lg:grid-cols-[40%_1fr] lg:grid-rows-[auto_1fr]">
      <div className="aspect-8/5 bg-sand sm:max-lg:aspect-auto sm:max-lg:relative sm:max-lg:min-h-52">
        <div className="size-full sm:max-lg:absolute sm:max-lg:inset-0">
          <Picture
            src={picture?.src}
            alt={picture?.alt ?? ''}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 40vw, 92vw"
            priority={priority}
          />
        </div>
      </div>
      <div className="p-6 lg:p-7">
        <ResourceFacts entry={entry} />
        <h3 className="mt-1.5 text-2xl [overflow-wrap:anywhere]">
          <ResourceLink entry={entry} />
        </h3>
        <p className="mt-2.5 text-ink-soft">{description}</p>
      </div>
    </article>
  )
}

/** The featured resources. They overlap the lower edge of the page header. */
export function FeaturedResources({ entries }: { entries: readonly ResourceSummary[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="featured-resources" className="-mt-16">
      <h2 id="featured-resources" className="sr-only">
        Featured resources
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {entries.map((entry, index) => (
          <li key={entry.slug}>
            <FeaturedCard entry={entry} priority={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
