import { type PersonErasureAnswer, personErasureAnswer } from '@/contract/person-erasure'
import { type Asked, readFromApi } from '../ask-api'

/** Returns what is stored about a person, or an error message. With `apply`, the data is erased. */
export function askErasure(email: string, apply: boolean): Promise<Asked<PersonErasureAnswer>> {
  return readFromApi('/leads/erase', personErasureAnswer, { email, apply })
}
