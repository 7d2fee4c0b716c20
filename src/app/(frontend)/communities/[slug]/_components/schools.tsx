import { clsx } from 'clsx'
import { TermHelp } from '@/components/glossary/term-help'
import { Section } from '@/components/layout/section'
import type { CommunityDetail } from '@/contract/communities/community'
import type { Glossary } from '@/domain/glossary/glossary'
import { ratingNote } from '@/domain/schools/rating-note'

const levels = [
  { name: 'elementary', label: 'Elementary', sign: 'bg-school-elementary' },
  { name: 'middle', label: 'Middle', sign: 'bg-school-middle' },
  { name: 'high', label: 'High', sign: 'bg-school-high' },
  { name: 'private', label: 'Private', sign: 'bg-school-private' },
] as const

interface SchoolsProps {
  heading: string
  community: CommunityDetail
  /** The disclaimer about school zones. */
  notice: string
  /** Source and year of the ratings; without it none are shown. */
  ratingSource: string | null
  glossary: Glossary
}

/** The school district, and the schools by level. Renders nothing without a district. */
export function Schools({
  community: { schoolDistrict, schools },
  heading,
  notice,
  ratingSource,
  glossary,
}: SchoolsProps) {
  if (!schoolDistrict) return null
  const rows = levels.flatMap((level) => schools[level.name].map((school) => ({ level, school })))
  return (
    <Section id="schools" title={heading}>
      <p className="text-ink-soft">
        {schoolDistrict}. {notice}
        <TermHelp glossary={glossary} label={notice} />
      </p>
      {rows.length > 0 ? (
        <table className="mt-4 w-full overflow-hidden rounded-lg border border-hairline border-separate border-spacing-0 bg-surface text-left text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">Level</th>
              <th scope="col">School</th>
              {ratingSource ? <th scope="col">Rating</th> : null}
              <th scope="col">Distance</th>
            </tr>
          </thead>
          <tbody className="[&_tr+tr>*]:border-hairline [&_tr+tr>*]:border-t">
            {rows.map(({ level, school }) => (
              <tr key={level.name + school.name}>
                <td className="w-0 py-3.5 pl-4 text-ink-soft sm:w-auto sm:pr-4">
                  <span className="flex items-center gap-3">
                    <span aria-hidden className={clsx('size-2.5 rotate-45', level.sign)} />
                    <span className="max-sm:sr-only">{level.label}</span>
                  </span>
                </td>
                <th scope="row" className="py-3.5 font-semibold max-sm:pl-3">
                  {school.name}
                  <span aria-hidden className="block font-normal text-ink-soft text-xs sm:hidden">
                    {level.label}
                  </span>
                </th>
                {ratingSource ? (
                  <td className="whitespace-nowrap px-2 py-3.5 font-bold">{school.rating}</td>
                ) : null}
                <td className="figures whitespace-nowrap py-3.5 pr-4 pl-2 text-right text-ink-soft sm:pl-4">
                  {school.distance}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {ratingSource && rows.some(({ school }) => school.rating) ? (
        <p className="mt-2 text-ink-soft text-xs">{ratingNote(ratingSource)}</p>
      ) : null}
    </Section>
  )
}
