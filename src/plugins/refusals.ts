import { type AfterErrorHook, type Plugin, ValidationError } from 'payload'

/** What Payload itself says of a field; without the field's name it would be a riddle. */
const OF_A_FIELD = /^This field /

/**
 * Says why a document was refused where Payload names the field alone: what is written beside the
 * field is not always seen, as on the page of one's own account.
 */
const sayWhy: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError) || !result) return
  const [reason, ...others] = error.data.errors
  if (!reason || others.length > 0 || OF_A_FIELD.test(reason.message)) return
  const [first] = result.errors
  return { response: { ...result, errors: [{ ...first, message: reason.message }] } }
}

export const refusals: Plugin = (config) => ({
  ...config,
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), sayWhy] },
})
