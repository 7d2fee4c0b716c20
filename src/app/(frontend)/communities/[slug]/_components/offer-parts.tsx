import type { Offer, OfferPart } from '@/domain/mortgage/offer'
import { describeOfferPart } from '@/domain/mortgage/offer-text'
import { formatCalendarDay } from '@/lib/dates/format-date'

function describeConditions({ builderLender, deadline }: OfferPart): string {
  return [
    builderLender ? 'only with the builder’s lender' : null,
    deadline === null ? null : `by ${formatCalendarDay(deadline, new Date())}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The parts of an offer, each with its conditions. */
export function OfferParts({ offer }: { offer: Offer }) {
  return (
    <ul className="mt-2 list-disc pl-4 text-sm marker:text-primary">
      {offer.parts.map((part) => {
        const conditions = describeConditions(part)
        return (
          <li key={describeOfferPart(part)}>
            {describeOfferPart(part)}
            {conditions ? <span className="text-ink-soft"> ({conditions})</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
