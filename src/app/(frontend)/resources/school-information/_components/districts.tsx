import { Section } from '@/components/layout/section'
import { ReportMistake } from '@/components/report-mistake'
import { PageLink } from '@/components/ui/page-link'
import { WebsiteLink } from '@/components/ui/website-link'
import { paths } from '@/config/paths'
import type { SchoolDistrict } from '@/contract/schools/school'
import type { Landing } from '@/domain/homes/landing'
import { Facts } from './facts'

interface DistrictProps {
  district: SchoolDistrict
  /** The page of its homes, if it has one. */
  homes: Landing | undefined
}

function District({ district, homes }: DistrictProps) {
  const { id, name, rating, enrollment, highlights, website } = district
  return (
    <article className="flex h-full flex-col rounded-lg border border-hairline bg-surface p-6">
      <h3 className="text-2xl">{name}</h3>
      <Facts facts={{ Rating: rating, Enrollment: enrollment }} />
      {highlights.length > 0 ? (
        <ul aria-label="Highlights" className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-accent">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-3">
        {homes ? (
          <PageLink
            href={paths.newHomes(homes.kind, homes.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-primary"
          >
            <span className="quiet-link">{homes.title}</span>
          </PageLink>
        ) : null}
        {website ? (
          <WebsiteLink href={website} of={name}>
            Visit Website
          </WebsiteLink>
        ) : null}
        <ReportMistake kind="school-districts" id={id} name={name} />
      </div>
    </article>
  )
}

interface DistrictsProps {
  districts: readonly SchoolDistrict[]
  /** The pages of homes in school districts. */
  landings: readonly Landing[]
  heading: string
}

export function Districts({ districts, landings, heading }: DistrictsProps) {
  if (districts.length === 0) return null
  return (
    <Section id="public-districts" title={heading}>
      <ul className="grid gap-5 md:grid-cols-2">
        {districts.map((district) => (
          <li key={district.id}>
            <District
              district={district}
              homes={landings.find(({ name }) => name === district.name)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
