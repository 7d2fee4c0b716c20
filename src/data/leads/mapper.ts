import type { LeadBody } from '@/contract/leads/lead'
import type { Recipient } from '@/domain/leads/recipients'
import type { Lead } from '@/payload-types'

type NewLead = Pick<Lead, 'name' | 'email' | 'phone' | 'message' | 'source'> & Partial<Lead>

/** Maps the body of a request to a new lead. */
export function toDocument(body: LeadBody): NewLead {
  const { email, phone, message } = body
  switch (body.source) {
    case 'contact-page': {
      const { firstName, lastName, subject, type, source } = body
      const name = `${firstName} ${lastName}`
      return { source, name, firstName, lastName, email, phone, subject, message, type }
    }
    case 'tour-request':
      return {
        ...toInquiry(body),
        community: Number(body.communityId),
        home: body.homeId ? Number(body.homeId) : null,
        plan: body.planId ? Number(body.planId) : null,
      }
    case 'builder-contact':
      return { ...toInquiry(body), builder: Number(body.builderId) }
  }
}

/** The fields that a tour request and a message to a builder have in common. */
function toInquiry(body: Exclude<LeadBody, { source: 'contact-page' }>): NewLead {
  const { source, name, email, phone, message, interest } = body
  return { source, name, email, phone, message, interest: interest ?? null }
}

/** A recipient as the lead has it. */
export function toRow({ kind, builderId, name }: Recipient) {
  return { kind, builder: builderId === null ? null : Number(builderId), name }
}
