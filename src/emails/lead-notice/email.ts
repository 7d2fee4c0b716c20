import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { getLabel, interests } from '@/domain/enums'
import { nameRecipients } from '@/domain/leads/recipients'
import { mailtoAddress } from '@/domain/text/mail-link'
import { parsePhones } from '@/domain/text/phone'
import type { LeadContext } from './context'

/** A line about the buyer; a link if `href` is set. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** The content of the lead email, before it is rendered as text and HTML. */
export interface LeadEmail {
  readonly subject: string
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly message: string
  /** A link to reply to the buyer. */
  readonly answer: { readonly label: string; readonly href: string }
  readonly links: readonly Required<Fact>[]
  readonly publisher: string
}

/** The email about a lead. `origin` is the site's URL without a trailing slash. */
export function leadEmail(context: LeadContext, origin: string): LeadEmail {
  const { lead, home, plan, recipients, publisher } = context
  const { subject, heading } = opening(context)
  const facts: Fact[] = [
    { label: 'Name', value: lead.name },
    ...parsePhones(lead.phone).map(({ text, href }) => ({ label: 'Phone', value: text, href })),
    { label: 'Email', value: lead.email, href: mailtoAddress(lead.email) },
  ]
  const number = home?.builderNumber ?? plan?.planNumber
  if (number) facts.push({ label: home ? 'Home number' : 'Plan number', value: number })
  if (lead.interest) facts.push({ label: 'Interest', value: getLabel(interests, lead.interest) })
  if (lead.subject) facts.push({ label: 'Subject', value: lead.subject })
  if (recipients.length > 1) facts.push({ label: 'Recipients', value: nameRecipients(recipients) })
  const page = findPage(context, origin)
  const record = {
    label: 'For staff',
    value: 'Open this lead',
    href: `${origin}${adminPaths.document('leads', lead.id)}`,
  }
  return {
    subject,
    heading,
    facts,
    message: lead.message,
    publisher: publisher.name,
    answer: {
      label: `Reply to ${lead.name}`,
      href: mailtoAddress(lead.email, { subject: `Re: ${heading}` }),
    },
    links: page ? [page, record] : [record],
  }
}

/** The public page of what the lead is about. */
function findPage({ community, home, plan, builder }: LeadContext, origin: string) {
  const link = (label: string, value: string, path: string) => ({
    label,
    value,
    href: origin + path,
  })
  if (community && home)
    return link('Home', home.address, paths.singleHome(community.slug, home.slug))
  if (community && plan) return link('Plan', plan.name, paths.plan(community.slug, plan.slug))
  if (community) return link('Community', community.name, paths.community(community.slug))
  return builder && link('Builder', builder.name, paths.builder(builder.slug))
}

/** The lines about the buyer and the request. */
function opening({ lead, community, home, plan, builder, publisher }: LeadContext) {
  const { name } = lead
  switch (lead.source) {
    case 'tour-request': {
      const place = community?.name ?? 'a community'
      const listing = home?.address ?? (plan && `the ${plan.name} plan`)
      if (listing) {
        return {
          subject: `Question about ${listing}, ${place}: ${name}`,
          heading: `${name} asks about ${listing} in ${place}`,
        }
      }
      return {
        subject: `Tour request for ${place}: ${name}`,
        heading: `${name} would like to tour ${place}`,
      }
    }
    case 'builder-contact': {
      const whom = builder?.name ?? 'a builder'
      return {
        subject: `Message to ${whom}: ${name}`,
        heading: `${name} has a message for ${whom}`,
      }
    }
    case 'contact-page':
      return {
        subject: `${lead.subject || 'A message'}: ${name}`,
        heading: `${name} sent a message to ${publisher.name}`,
      }
  }
}
