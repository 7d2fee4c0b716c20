import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { MIN_PASSWORD_LENGTH } from '@/domain/password'

/** Payload itself is content with three characters. */
export const refuseShortPasswords: CollectionBeforeValidateHook = ({ data, req, collection }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < MIN_PASSWORD_LENGTH) {
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [
          {
            path: 'password',
            message: `Use at least ${MIN_PASSWORD_LENGTH} characters; a short sentence is easy to keep.`,
          },
        ],
      },
      req.t,
    )
  }
  return data
}
