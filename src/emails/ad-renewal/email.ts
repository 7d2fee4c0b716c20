import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { formatLongCalendarDay } from '@/lib/dates/format-date'
import { emailButton, emailLayout } from '../email-layout'

interface Content {
  readonly advertiser: string
  /** The name of the booking. */
  readonly booking: string
  /** `2026-12-31` */
  readonly lastDay: string
  /** The slots, as their labels. */
  readonly slots: readonly string[]
  /** The URL of the booking's form. */
  readonly href: string
  readonly publisher: string
}

/** The email that reminds the staff of a booking that ends soon. */
export function renewalEmail({ advertiser, booking, lastDay, slots, href, publisher }: Content) {
  const who = oneLine(advertiser, 120)
  const day = formatLongCalendarDay(lastDay)
  const subject = `Ads end soon: ${who}`
  const label = 'Open the booking'
  const reason = `The ads of ${who} end on ${day}.`
  const facts = [`Booking: ${oneLine(booking, 160)}`, `Slots: ${slots.join(', ')}`]
  const advice = 'To continue, renew the booking. To let it end, do nothing.'
  const text = [reason, facts.join('\n'), advice, `${label}:\n${href}`].join('\n\n')
  const html = emailLayout({
    subject,
    publisher,
    heading: subject,
    body: `<p style="margin:0 0 16px">${escapeHtml(reason)}</p>
<p style="margin:0 0 16px">${facts.map(escapeHtml).join('<br>')}</p>
<p style="margin:0 0 24px">${escapeHtml(advice)}</p>
${emailButton({ href, label })}`,
    foot: escapeHtml('You get this because you run the ads of the guide.'),
  })
  return { subject, text: `${text}\n`, html }
}
