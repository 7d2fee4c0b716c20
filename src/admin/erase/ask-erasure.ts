import { type PersonErasureAnswer, personErasureAnswer } from '@/contract/person-erasure'
import { askApi } from '../ask-api'

/** What is kept about a person, and with `apply` is kept no longer; or why that cannot be said. */
export async function askErasure(
  email: string,
  apply: boolean,
): Promise<PersonErasureAnswer | { readonly refusal: string }> {
  const asked = await askApi('/leads/erase', { email, apply })
  if ('refusal' in asked) return asked
  const answer = personErasureAnswer.safeParse(await asked.answer.json().catch(() => null))
  return answer.data ?? { refusal: 'The answer could not be read. Look the address up again.' }
}
