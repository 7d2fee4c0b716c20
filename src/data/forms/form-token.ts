import 'server-only'
import { payloadSecret } from '@/config/env'
import { issueFormToken } from '@/lib/tokens/form-token'

/** A token that says when a form was shown, for a form that the server renders. */
export const newFormToken = (): Promise<string> => issueFormToken(payloadSecret(), Date.now())
