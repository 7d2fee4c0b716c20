import type { LeadContext } from '../lead-notice/context'
import { leadXml } from './lead-xml'

/** The email for the own system of a builder, which reads the attachment. */
export function handOverEmail(context: LeadContext, origin: string) {
  const { lead, builder, publisher } = context
  return {
    subject: `Lead ${lead.id} for ${builder?.name}`,
    text: `A new lead from ${publisher.name} is attached as lead-${lead.id}.xml.\n`,
    attachment: leadXml(context, origin),
  }
}
