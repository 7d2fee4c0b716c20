import { z } from 'zod/mini'
import {
  getLabel,
  getValues,
  interests,
  newsletterAreas,
  subscriptionStatuses,
} from '@/domain/enums'

const ALL = 'all'

/** The subscribers to export. An empty value does not filter. */
export const newsletterSegment = z.object({
  status: z._default(z.enum([...getValues(subscriptionStatuses), ALL]), 'subscribed'),
  interest: z._default(z.enum(['', ...getValues(interests)]), ''),
  area: z._default(z.enum(['', ...newsletterAreas]), ''),
  realtor: z._default(z.enum(['', 'yes', 'no']), ''),
})
export type NewsletterSegment = z.infer<typeof newsletterSegment>

/** A short description of a segment for the audit log: `Subscribed · Relocation · Boerne, TX`. */
export function segmentWords({ status, interest, area, realtor }: NewsletterSegment): string {
  const realtors = { '': '', yes: 'realtors', no: 'not realtors' }
  const parts = [
    status === ALL ? 'All' : getLabel(subscriptionStatuses, status),
    getLabel(interests, interest),
    area,
    realtors[realtor],
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
