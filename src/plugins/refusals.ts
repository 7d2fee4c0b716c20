import { type AfterErrorHook, type Plugin, ValidationError } from 'payload'
import { isMissingReference } from '@/lib/database-errors'

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

const GONE =
  'Something that is chosen here has been deleted meanwhile, so nothing was saved. Reload the page to see what is missing.'

/** Of two people at work, one deletes what the other has just chosen: no fault, and nobody's secret. */
const sayWhatIsGone: AfterErrorHook = ({ error }) =>
  isMissingReference(error) ? { status: 409, response: { errors: [{ message: GONE }] } } : undefined

export const refusals: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [...(config.hooks?.afterError ?? []), sayWhy, sayWhatIsGone],
  },
})
