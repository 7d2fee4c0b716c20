import type { ChangedListing } from '@/domain/alerts/changed-listing'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { plural } from '@/domain/text/plural'
import { emailColors } from '../email-layout'
import { emailPart } from '../email-parts'

interface Content {
  readonly listings: readonly ChangedListing[]
  /** The number of changes that the listings name. */
  readonly named: number
  /** Whether there are more, of which the number is not known. */
  readonly hasMore: boolean
  /** The alerts that the email answers, each with the link that stops it. */
  readonly alerts: readonly { readonly title: string; readonly stop: string }[]
  /** The page with all alerts of the reader. */
  readonly manage: string
  readonly publisher: string
  /** The postal address of the publisher. */
  readonly address: string
}

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" style="color:${emailColors.agave}">${escapeHtml(text)}</a>`

const bold = (text: string) => `<strong>${escapeHtml(text)}</strong>`

const countChanges = ({ named, hasMore }: Content): string =>
  hasMore ? `More than ${named} changes` : plural(named, 'change', 'changes')

/** One change is the subject; several are counted. */
function writeSubject(content: Content): string {
  const { listings } = content
  const [first] = listings
  if (listings.length === 1 && first) {
    const [change = ''] = first.changes
    return oneLine(
      `${first.title}: ${first.changes.length === 1 ? change : plural(first.changes.length, 'change', 'changes')}`,
      150,
    )
  }
  return oneLine(`${countChanges(content)}: ${first?.title} and more`, 150)
}

function writeListing({ title, href, picture, facts, changes }: ChangedListing): string {
  const html = [...changes.map(bold), ...(facts ? [escapeHtml(facts)] : [])].join('<br>')
  if (href === null) return emailPart.text(`<p>${escapeHtml(title)}<br>${html}</p>`)
  return picture
    ? emailPart.card({ src: picture, href, title, html })
    : emailPart.row({ href, title, html })
}

/** The email about what changed: old and new values, links, and how to stop each alert. */
export function alertEmail(content: Content) {
  const { listings, hasMore, alerts, manage, publisher, address } = content
  const subject = writeSubject(content)
  const heading = `${countChanges(content)} you asked about`
  const rest = hasMore ? 'There are more than an email can name. The site has all of them.' : null
  const why = 'You get this email because you asked for these alerts:'
  const text = [
    heading,
    ...listings.map(({ title, href, facts, changes }) =>
      [title, ...changes, facts, href].filter(Boolean).join('\n'),
    ),
    ...(rest ? [rest] : []),
    why,
    ...alerts.map(({ title, stop }) => `${title}\nStop: ${stop}`),
    `Pause or change your alerts:\n${manage}`,
    `-- \n${oneLine(publisher)}\n${oneLine(address)}`,
    '',
  ].join('\n\n')
  const stops = alerts.map(({ title, stop }) => `${escapeHtml(title)} · ${link(stop, 'Stop')}`)
  const html = [
    emailPart.start({ subject, publisher, preheader: listings[0]?.changes[0] ?? '' }),
    emailPart.heading(heading),
    ...listings.map(writeListing),
    ...(rest ? [emailPart.text(`<p>${escapeHtml(rest)}</p>`)] : []),
    emailPart.end(
      `${escapeHtml(why)}<br>\n${stops.join('<br>\n')}<br><br>\n${link(manage, 'Pause or change your alerts')}<br><br>\n${escapeHtml(publisher)}<br>${escapeHtml(oneLine(address))}`,
    ),
  ].join('\n')
  return { subject, text, html }
}
