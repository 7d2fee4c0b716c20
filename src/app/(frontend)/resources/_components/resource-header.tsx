import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import type { ResourceDetail } from '@/contract/resources/resource'
import { getLabel, resourceCategories, resourceTypes } from '@/domain/enums'
import { formatLongDate } from '@/lib/dates/format-date'

/** The type, reading time and last update of a resource. */
export function ResourceHeader({ entry }: { entry: ResourceDetail }) {
  const { title, description, category, type, readMinutes, picture, updatedAt } = entry
  return (
    <header
      className={
        picture
          ? 'mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,34rem)] lg:items-center'
          : 'mt-4 max-w-4xl'
      }
    >
      <div className="min-w-0">
        <PageLink
          href={paths.resourceCategory(category)}
          className="inline-flex rounded-sm bg-accent-tint px-2.5 py-1 font-semibold text-accent text-sm hover:text-accent-hover"
        >
          {getLabel(resourceCategories, category)}
        </PageLink>
        <h1 className="mt-4 text-4xl [overflow-wrap:anywhere]">{title}</h1>
        <p className="mt-5 text-ink-soft text-xl [text-wrap:pretty]">{description}</p>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 border-hairline border-t pt-4 text-ink-soft text-sm">
          <span className="font-semibold text-ink">{getLabel(resourceTypes, type)}</span>
          {readMinutes ? <span className="figures">{readMinutes} min read</span> : null}
          <span>
            Updated <time dateTime={updatedAt}>{formatLongDate(updatedAt)}</time>
          </span>
        </p>
      </div>
      {picture ? (
        <div className="aspect-4/3 overflow-hidden rounded-lg bg-sand lg:aspect-8/5 print:hidden">
          <Picture
            src={picture.src}
            alt={picture.alt}
            sizes="(min-width: 64rem) 34rem, 92vw"
            priority
          />
        </div>
      ) : null}
    </header>
  )
}
