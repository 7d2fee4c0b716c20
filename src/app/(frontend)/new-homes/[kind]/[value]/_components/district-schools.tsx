import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import type { DistrictFacts } from '@/data/schools/district'
import { getLabel, type SchoolLevel, schoolLevels } from '@/domain/enums'
import { ratingNote } from '@/domain/schools/rating-note'
import { schoolColors } from '@/features/map/colors'

type School = DistrictFacts['schools'][number]

function Level({ level, schools }: { level: SchoolLevel; schools: readonly School[] }) {
  return (
    <div>
      <h3 className="flex items-center gap-2.5 font-sans font-semibold text-base tracking-normal">
        <span aria-hidden className={clsx('size-2.5 rotate-45', schoolColors[level])} />
        {getLabel(schoolLevels, level)}
      </h3>
      <ul className="mt-2 divide-y divide-hairline text-sm">
        {schools.map(({ name, rating }) => (
          <li key={name} className="flex items-baseline justify-between gap-4 py-2">
            {name}
            {rating ? <span className="font-bold">{rating}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DistrictSchoolsProps {
  schools: readonly School[]
  /** The disclaimer about school zones. */
  notice: string
}

/** The public schools of the communities in a district, by level, with their ratings and sources. */
export function DistrictSchools({ schools, notice }: DistrictSchoolsProps) {
  const levels = schoolLevels
    .map(({ value }) => ({ level: value, own: schools.filter(({ level }) => level === value) }))
    .filter(({ own }) => own.length > 0)
  if (levels.length === 0) return null
  const sources = new Set(schools.map(({ source }) => source).filter((source) => source !== null))
  return (
    <Section title="Schools near these communities">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {levels.map(({ level, own }) => (
          <Level key={level} level={level} schools={own} />
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-xs">
        {[notice, ...[...sources].map((source) => `${ratingNote(source)}.`)].join(' ')}
      </p>
    </Section>
  )
}
