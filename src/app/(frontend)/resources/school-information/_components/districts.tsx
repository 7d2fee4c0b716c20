import { Section } from '@/components/layout/section'
import { WebsiteLink } from '@/components/ui/website-link'
import type { SchoolDistrict } from '@/contract/schools/school'
import { Facts } from './facts'

function District({ district }: { district: SchoolDistrict }) {
  const { name, rating, enrollment, highlights, website } = district
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
      {website ? (
        <p className="mt-auto pt-3">
          <WebsiteLink href={website} of={name}>
            Visit Website
          </WebsiteLink>
        </p>
      ) : null}
    </article>
  )
}

interface DistrictsProps {
  districts: readonly SchoolDistrict[]
  heading: string
}

export function Districts({ districts, heading }: DistrictsProps) {
  if (districts.length === 0) return null
  return (
    <Section id="public-districts" title={heading}>
      <ul className="grid gap-5 md:grid-cols-2">
        {districts.map((district) => (
          <li key={district.id}>
            <District district={district} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
