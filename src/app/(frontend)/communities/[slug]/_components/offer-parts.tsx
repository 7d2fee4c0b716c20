import type { Offer } from '@/domain/mortgage/offer'
import { describeConditions, describeOfferPart } from '@/domain/mortgage/offer-text'
import { formatCalendarDay } from '@/lib/dates/format-date'

/** The parts of an offer, each with its conditions. */
export function OfferParts({ offer }: { offer: Offer }) {
  return (
    <ul className="mt-2 list-disc pl-4 text-sm marker:text-primary">
      {offer.parts.map((part) => {
        const conditions = describeConditions(part, (day) => formatCalendarDay(day, new Date()))
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
