import { APIError, type CollectionBeforeChangeHook } from 'payload'

const OWN = 'You cannot disable your own account. Ask another admin.'

/** Prevents users from locking themselves out. */
export const keepOwnAccount: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && data.disabled && originalDoc.id === req.user?.id) {
    throw new APIError(OWN, 409, null, true)
  }
  return data
}
