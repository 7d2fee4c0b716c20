import { Section } from '@/components/layout/section'
import { DetailsTable } from '@/components/ui/details-table'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { BuilderDates, CompletedHome } from '@/contract/builders/builder-record'
import { HELD_WITHIN_DAYS } from '@/domain/builders/builder-record'
import { plural } from '@/domain/text/plural'
import { formatLongCalendarDay } from '@/lib/dates/format-date'

const columns = [{ label: 'Home' }, { label: 'First promised' }, { label: 'Listed as ready' }]

/** `12 days later`, `3 days earlier`, `The same day` */
function describeDifference(days: number): string {
  if (days === 0) return 'The same day'
  return `${plural(Math.abs(days), 'day', 'days')} ${days > 0 ? 'later' : 'earlier'}`
}

function describeMedian(days: number): string {
  return days === 0
    ? 'The median home was ready on the day first promised.'
    : `The median home was ready ${describeDifference(days)} than first promised.`
}

/** A home that was sold is named by its community, because its buyer lives there. */
function NameOfHome({ home: { home, community } }: { home: CompletedHome }) {
  return home ? (
    <>
      <PageLink href={paths.singleHome(community.slug, home.slug)} className="quiet-link">
        {home.address}
      </PageLink>
      <span className="block text-ink-soft text-xs">{community.name}</span>
    </>
  ) : (
    <span className="text-ink-soft">A home in {community.name}</span>
  )
}

/** How the completion dates of a builder held, from what the guide published. */
export function PromisedDates({ record }: { record: BuilderDates | null }) {
  if (!record) return null
  const { held, medianDays, homes } = record
  return (
    <Section id="promised-dates" title="Promised dates">
      <div className="rounded-lg border border-hairline bg-surface p-5 sm:p-6">
        <p className="text-lg">
          <strong>
            {held} of {homes.length} homes
          </strong>{' '}
          were ready within {HELD_WITHIN_DAYS} days of the date first promised.{' '}
          {describeMedian(medianDays)}
        </p>
        <p className="mt-3 max-w-prose text-ink-soft text-sm">
          Computed from what this guide published: the completion date with which each home was
          first listed, and the day it was first listed as ready. We update listings at least
          monthly, so a home can be ready before it is listed as ready. Includes the latest homes
          that were listed with a date before they were finished.
        </p>
        <DetailsTable summary="Dates of these homes" columns={columns}>
          {homes.map((home, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a home that was sold has no other name
            <tr key={index} className="align-top">
              <th scope="row" className="py-2 text-left font-normal">
                <NameOfHome home={home} />
              </th>
              <td className="py-2 pl-4">{formatLongCalendarDay(home.promised)}</td>
              <td className="py-2 pl-4">
                {formatLongCalendarDay(home.ready)}
                <span className="block text-ink-soft text-xs">{describeDifference(home.days)}</span>
              </td>
            </tr>
          ))}
        </DetailsTable>
      </div>
    </Section>
  )
}
