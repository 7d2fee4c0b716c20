import { type PersonErasureAnswer, personErasureAnswer } from '@/contract/person-erasure'
import { type Asked, readFromApi } from '../ask-api'

/** What is kept about a person, and with `apply` is kept no longer; or why that cannot be said. */
export function askErasure(email: string, apply: boolean): Promise<Asked<PersonErasureAnswer>> {
  return readFromApi('/leads/erase', personErasureAnswer, { email, apply })
}
