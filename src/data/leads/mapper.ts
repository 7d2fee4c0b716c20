import type { LeadBody } from '@/contract/leads/lead'
import type { Lead } from '@/payload-types'

type NewLead = Pick<Lead, 'name' | 'email' | 'phone' | 'message' | 'source'> & Partial<Lead>

/** Maps the body of a request to a new lead. */
export function toDocument(body: LeadBody): NewLead {
  const { email, phone, message } = body
  switch (body.source) {
    case 'tour-request':
      return {
        source: body.source,
        name: body.name,
        email,
        phone,
        message,
        interest: body.interest ?? null,
        community: Number(body.communityId),
      }
    case 'builder-contact':
      return {
        source: body.source,
        name: body.name,
        email,
        phone,
        message,
        interest: body.interest ?? null,
        builder: Number(body.builderId),
      }
    case 'contact-page': {
      const { firstName, lastName, subject, type, source } = body
      const name = `${firstName} ${lastName}`
      return { source, name, firstName, lastName, email, phone, subject, message, type }
    }
  }
}
