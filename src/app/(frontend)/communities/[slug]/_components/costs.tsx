import { Gift } from 'lucide-react'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { Section } from '@/components/layout/section'
import type {
  CommunityExtras,
  Incentive,
  OfficeHours,
} from '@/contract/communities/community-extras'
import { officeWeek } from '@/domain/communities/office-week'
import type { MortgageStart } from '@/domain/mortgage/mortgage-fields'
import { formatClock } from '@/lib/format-clock'
import { formatCalendarDay } from '@/lib/format-date'

interface CostsProps {
  extras: CommunityExtras
  /** The starting price, in US dollars. */
  price: number | null
  terms: MortgageStart
  heading: string
}

function Incentives({ incentives }: { incentives: readonly Incentive[] }) {
  if (incentives.length === 0) return null
  return (
    <ul className="grid gap-3">
      {incentives.map(({ text, terms, endsOn }) => (
        <li key={text} className="flex gap-4 rounded-lg bg-primary-tint p-5">
          <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.8} />
          <div>
            <p className="font-semibold">{text}</p>
            {terms ? <p className="text-sm">{terms}</p> : null}
            <p className="mt-1 text-ink-soft text-sm">
              Through {formatCalendarDay(endsOn, new Date())}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Hours({ hours }: { hours: readonly OfficeHours[] }) {
  if (hours.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">Sales office</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {officeWeek(hours).map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className={hours ? 'figures' : 'text-ink-soft'}>
              {hours ? `${formatClock(hours.opens)} to ${formatClock(hours.closes)}` : 'Closed'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What a home costs each month at the starting price, today's incentives, and the sales office. */
export function Costs({ extras, price, terms, heading }: CostsProps) {
  const { costs, incentives, officeHours } = extras
  if (price === null && incentives.length === 0 && officeHours.length === 0) return null
  return (
    <Section id="costs" title={heading} screenOnly>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {price === null ? null : <MonthlyCostPanel price={price} terms={terms} costs={costs} />}
        <div className="grid gap-6">
          <Incentives incentives={incentives} />
          <Hours hours={officeHours} />
        </div>
      </div>
    </Section>
  )
}
