import { paths } from '@/config/paths'
import type { Landing, LandingKind } from '@/domain/homes/landing'
import { PageLink } from '../ui/page-link'

interface LandingLinksProps {
  readonly landings: readonly Pick<Landing, 'kind' | 'slug' | 'name'>[]
  /** Names the list for screen readers, where no heading does. */
  readonly label?: string
}

/** Links to pages of homes below `/new-homes`. */
export function LandingLinks({ landings, label }: LandingLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2.5">
      {landings.map(({ kind, slug, name }) => (
        <li key={`${kind} ${slug}`}>
          <PageLink
            href={paths.newHomes(kind, slug)}
            className="inline-flex min-h-11 items-center rounded-full bg-primary-tint px-4 font-semibold text-primary text-sm hover:bg-hairline"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

const headings: Readonly<Record<LandingKind, string>> = {
  county: 'By county',
  city: 'By city',
  'school-district': 'By school district',
  'price-band': 'By price',
  builder: 'By builder',
}

/** The links in groups: places first, then prices and builders. Groups without links are left out. */
export function LandingGroups({ landings }: Pick<LandingLinksProps, 'landings'>) {
  const groups = Object.entries(headings).map(([kind, heading]) => ({
    kind,
    heading,
    own: landings.filter((landing) => landing.kind === kind),
  }))
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ kind, heading, own }) => (
          // Builders are many: their links take the rest of the row.
          <div key={heading} className={kind === 'builder' ? 'lg:col-span-2' : undefined}>
            <h3 className="mb-2.5 font-sans font-semibold text-base">{heading}</h3>
            <LandingLinks landings={own} />
          </div>
        ))}
    </div>
  )
}
