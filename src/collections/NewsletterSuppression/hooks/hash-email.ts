import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { typedEmail } from '@/contract/forms/text-fields'
import { fieldMessages } from '@/contract/messages'
import { DIGEST, hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSuppression } from '@/payload-types'

const collection = 'newsletter-suppressions'
const address = typedEmail(fieldMessages.email)

/** The hash that was entered, or the hash of the address that was entered. */
function digestIn(typed: string): string | null {
  const plain = typed.trim().toLowerCase()
  if (DIGEST.test(plain)) return plain
  const { data } = address.safeParse(plain)
  return data ? hashEmailAddress(data) : null
}

/** Replaces an address by its hash. Rejects an address that is already on the list. */
export const hashEmail: CollectionBeforeValidateHook<NewsletterSuppression> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data) return data
  const refuse = (message: string) =>
    new ValidationError({ collection, errors: [{ message, path: 'digest' }], req })
  const digest = digestIn(data.digest ?? '')
  if (!digest) throw refuse(fieldMessages.email)
  const known = await req.payload.count({ collection, where: { digest: { equals: digest } }, req })
  if (known.totalDocs > 0) throw refuse('This address is already on the list.')
  return { ...data, digest }
}
