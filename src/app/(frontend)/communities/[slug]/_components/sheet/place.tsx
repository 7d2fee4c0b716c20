import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras, OfficeHours } from '@/contract/communities/community-extras'
import { officeWeek } from '@/domain/communities/office-week'
import { schoolLevels } from '@/domain/enums'
import { parseCoordinates } from '@/domain/map/parse-coordinates'
import { ratingNote } from '@/domain/schools/rating-note'
import { parsePhones } from '@/domain/text/phone'
import { formatClock } from '@/lib/dates/format-clock'
import { LocatorMap } from './locator-map'
import { SheetSection } from './sheet'

interface OfficeProps {
  community: CommunityDetail
  hours: readonly OfficeHours[]
  phone: string | null
}

/** Who sells here, and when the office is open. */
function Office({ community, hours, phone }: OfficeProps) {
  const { hoaContact, location } = community
  return (
    <SheetSection title={hoaContact ?? 'Sales office'}>
      {phone
        ? parsePhones(phone).map(({ text }) => (
            <p key={text} className="figures font-semibold">
              {text}
            </p>
          ))
        : null}
      <p>{location}</p>
      {hours.length === 0 ? null : (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 whitespace-nowrap">
          {officeWeek(hours).map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="figures">
                {hours ? `${formatClock(hours.opens)} to ${formatClock(hours.closes)}` : 'Closed'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SheetSection>
  )
}

interface SchoolsProps {
  community: CommunityDetail
  ratingSource: string | null
}

function SheetSchools({ community, ratingSource }: SchoolsProps) {
  const { schoolDistrict, schools } = community
  if (!schoolDistrict) return null
  const rows = schoolLevels.flatMap(({ value, label }) =>
    schools[value].map((school) => ({ level: label, ...school })),
  )
  return (
    <SheetSection title={schoolDistrict}>
      <table className="w-full text-left">
        <tbody className="align-baseline">
          {rows.map(({ level, name, rating, distance }) => (
            <tr key={`${level} ${name}`}>
              <th scope="row" className="pr-2 font-normal">
                <span className="font-semibold">{name}</span>, {level.toLowerCase()}
              </th>
              {ratingSource ? <td className="pr-2">{rating}</td> : null}
              <td className="figures whitespace-nowrap text-right">{distance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-0.5 text-xs">
        School zones can change.
        {ratingSource && rows.some(({ rating }) => rating) ? ` ${ratingNote(ratingSource)}.` : null}
      </p>
    </SheetSection>
  )
}

interface PlaceProps {
  community: CommunityDetail
  extras: CommunityExtras
  phone: string | null
}

/** The sales office, the schools and a map of the area. */
export function SheetPlace({ community, extras, phone }: PlaceProps) {
  const at = parseCoordinates(community)
  return (
    <div className="mt-4 grid break-inside-avoid grid-cols-[1.25fr_1.3fr_1fr] gap-x-6">
      <Office community={community} hours={extras.officeHours} phone={phone} />
      <SheetSchools community={community} ratingSource={extras.ratingSource} />
      {at ? <LocatorMap at={at} label={`Map of the area around ${community.name}`} /> : null}
    </div>
  )
}
