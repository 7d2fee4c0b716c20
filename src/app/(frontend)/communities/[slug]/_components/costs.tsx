import { Gift } from 'lucide-react'
import { TermHelp } from '@/components/glossary/term-help'
import { MonthlyCostPanel } from '@/components/homes/monthly-cost-panel'
import { Section } from '@/components/layout/section'
import type {
  CommunityExtras,
  Incentive,
  OfficeHours,
} from '@/contract/communities/community-extras'
import { officeWeek } from '@/domain/communities/office-week'
import type { Glossary } from '@/domain/glossary/glossary'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { formatClock } from '@/lib/dates/format-clock'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { OfferParts } from './offer-parts'
import { OfferWorth } from './offer-worth'

interface CostsProps {
  extras: CommunityExtras
  /** The starting price, in US dollars. */
  price: number | null
  assumptions: CostAssumptions
  heading: string
  glossary: Glossary
}

interface IncentivesProps extends Pick<CostsProps, 'price' | 'assumptions' | 'glossary'> {
  incentives: readonly Incentive[]
}

function Incentives({ incentives, price, assumptions, glossary }: IncentivesProps) {
  if (incentives.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3">
      {incentives.map(({ text, terms, offer, endsOn }) => (
        <li key={text} className="rounded-lg bg-primary-tint p-5">
          <div className="flex gap-4">
            <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.8} />
            <div>
              <p className="font-semibold">
                {text}
                <TermHelp glossary={glossary} label={text} />
              </p>
              {terms ? <p className="text-sm">{terms}</p> : null}
              {offer ? <OfferParts offer={offer} /> : null}
              <p className="mt-1 text-ink-soft text-sm">
                Through {formatCalendarDay(endsOn, new Date())}
              </p>
            </div>
          </div>
          {offer && price !== null ? (
            <OfferWorth offer={offer} price={price} assumptions={assumptions} />
          ) : null}
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

/** The monthly cost of a home at the starting price, today's incentives, and the sales office. */
export function Costs({ extras, price, assumptions, heading, glossary }: CostsProps) {
  const { costs, incentives, officeHours } = extras
  if (price === null && incentives.length === 0 && officeHours.length === 0) return null
  return (
    <Section id="costs" title={heading}>
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        {price === null ? null : (
          <MonthlyCostPanel
            price={price}
            assumptions={assumptions}
            costs={costs}
            glossary={glossary}
            label="At the starting price"
          />
        )}
        <div className="grid grid-cols-1 gap-6">
          <Incentives
            incentives={incentives}
            price={price}
            assumptions={assumptions}
            glossary={glossary}
          />
          <Hours hours={officeHours} />
        </div>
      </div>
    </Section>
  )
}
