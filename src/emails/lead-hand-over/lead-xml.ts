import XMLBuilder from 'fast-xml-builder'
import { paths } from '@/config/paths'
import type { LeadContext } from '../lead-notice/context'

/** Characters that XML 1.0 does not allow, and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const clean = (text: string) => text.replace(FORBIDDEN, '')

/** An element with a text and attributes; an array without one is no element. */
function element(
  text: string | number | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): object[] {
  if (text === null || text === undefined || text === '') return []
  const named = Object.entries(attributes).map(([name, value]) => [`@${name}`, clean(value)])
  return [{ ...Object.fromEntries(named), '#text': clean(String(text)) }]
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
})

/** The community, plan and home, with the names and numbers of the builder's own listing feed. */
function toProperty({ community, home, plan }: LeadContext, origin: string): object[] {
  if (!community) return []
  const { slug } = community
  const path = home
    ? paths.singleHome(slug, home.slug)
    : plan
      ? paths.plan(slug, plan.slug)
      : paths.community(slug)
  return [
    {
      SubdivisionName: element(community.name),
      PlanNumber: element(plan?.planNumber),
      PlanName: element(plan?.name),
      SpecNumber: element(home?.builderNumber),
      SpecAddress: element(home?.address),
      url: element(origin + path),
    },
  ]
}

/**
 * A lead as XML for the system of a builder: the elements of the Auto-lead Data Format (ADF 1.0), with
 * a `property` instead of a vehicle (docs/product/leads.md). `origin` is the site's URL without a
 * trailing slash.
 */
export function leadXml(context: LeadContext, origin: string): string {
  const { lead, builder: vendor, publisher } = context
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    adf: {
      prospect: {
        id: element(lead.id, { sequence: '1', source: publisher.name }),
        requestdate: element(lead.createdAt),
        property: toProperty(context, origin),
        customer: {
          contact: {
            name: element(lead.name, { part: 'full' }),
            email: element(lead.email),
            phone: element(lead.phone, { type: 'voice' }),
          },
          interest: element(lead.interest),
          comments: element(lead.message),
        },
        vendor: { vendorname: element(vendor?.name) },
        provider: { name: element(publisher.name), url: element(origin) },
      },
    },
  })
}
