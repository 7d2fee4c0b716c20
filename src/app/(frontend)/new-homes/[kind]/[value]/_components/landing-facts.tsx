import { WebsiteLink } from '@/components/ui/website-link'
import type { SchoolDistrict } from '@/contract/schools/school'
import type { LandingSummary } from '@/data/homes/landing'
import type { DistrictFacts } from '@/data/schools/district'
import { dollars } from '@/domain/communities/price'

export interface District {
  /** What editors wrote about it; `null` unless it is on the school information page. */
  readonly described: SchoolDistrict | null
  /** What its communities state. */
  readonly facts: DistrictFacts
}

interface Fact {
  readonly label: string
  readonly value: string
  /** Where the value comes from. */
  readonly source?: string
}

function findFacts(
  { fromPrice, toPrice, perSquareFoot }: LandingSummary,
  district: District | null,
) {
  const { tax } = district?.facts ?? { tax: null }
  const { rating = null, enrollment = null } = district?.described ?? {}
  const facts: (Fact | null)[] = [
    fromPrice === null || toPrice === null || fromPrice === toPrice
      ? null
      : { label: 'Prices', value: `${dollars(fromPrice)} to ${dollars(toPrice)}` },
    perSquareFoot === null
      ? null
      : { label: 'Median price per sq ft', value: dollars(perSquareFoot) },
    tax && {
      label: 'School tax per $100 of value',
      value: `$${tax.rate}`,
      source: `${tax.name}: ${tax.source}, ${tax.year}`,
    },
    rating === null ? null : { label: 'District rating', value: rating },
    enrollment === null ? null : { label: 'Enrollment', value: enrollment },
  ]
  return facts.filter((fact) => fact !== null)
}

/** What is known about the homes of a page, and about its school district. Unknown facts are left out. */
export function LandingFacts({
  summary,
  district,
}: {
  summary: LandingSummary
  district: District | null
}) {
  const facts = findFacts(summary, district)
  if (facts.length === 0) return null
  const website = district?.described?.website
  return (
    <section
      aria-label="At a glance"
      className="rounded-lg border border-hairline bg-surface px-6 py-3"
    >
      <dl className="figures divide-y divide-hairline">
        {facts.map(({ label, value, source }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold">{value}</dd>
            {source ? <dd className="basis-full text-ink-soft text-xs">{source}</dd> : null}
          </div>
        ))}
      </dl>
      {website ? (
        <p className="border-hairline border-t">
          <WebsiteLink href={website} of={district.described?.name ?? ''}>
            Visit Website
          </WebsiteLink>
        </p>
      ) : null}
    </section>
  )
}
