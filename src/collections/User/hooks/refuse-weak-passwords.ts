import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { passwordProblem } from '../password-problem'

/** Payload only requires three characters. */
export const refuseWeakPasswords: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
  collection,
}) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const { name, email } = { ...originalDoc, ...data }
  const message = await passwordProblem(password, [name, email])
  if (message) {
    const errors = [{ path: 'password', message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return data
}
