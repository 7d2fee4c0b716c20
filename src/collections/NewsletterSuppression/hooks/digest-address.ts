import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { fieldMessages } from '@/contract/messages'
import { typedEmail } from '@/contract/text'
import { addressDigest } from '@/lib/address-digest'
import type { NewsletterSuppression } from '@/payload-types'

const collection = 'newsletter-suppressions'
const address = typedEmail(fieldMessages.email)

/** Puts the fingerprint of an address in its place. What is on the list already is refused. */
export const digestAddress: CollectionBeforeValidateHook<NewsletterSuppression> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data) return data
  const refuse = (message: string) =>
    new ValidationError({ collection, errors: [{ message, path: 'email' }], req })
  const { email, ...rest } = data
  const typed = address.safeParse(email ?? '')
  if (!typed.success) throw refuse(fieldMessages.email)
  const digest = addressDigest(typed.data)
  const known = await req.payload.count({ collection, where: { digest: { equals: digest } }, req })
  if (known.totalDocs > 0) throw refuse('This address is on the list already.')
  return { ...rest, digest }
}
