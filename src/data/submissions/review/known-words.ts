import type { PayloadRequest } from 'payload'
import { meaning } from '@/contract/submissions/words'
import { readKnownWords } from '@/database/submissions/words'
import { getSession } from '@/database/transactions/session'
import { isFieldId } from '@/domain/submissions/fields'
import { isPossible, type KnownWord } from '@/domain/submissions/map/words'
import { readingOptions } from '../reading-options'

interface StoredWord extends KnownWord {
  readonly by: string
  /** ISO date and time. */
  readonly at: string
}

/**
 * The meanings of a builder's words, the latest first. Words for fields and options that are gone
 * are left out.
 */
export async function knownWords(req: PayloadRequest, builder: number): Promise<StoredWord[]> {
  const stored = await readKnownWords(await getSession(req), builder)
  if (stored.length === 0) return []
  const options = await readingOptions(req)
  return stored.flatMap(({ field, ...word }) => {
    const { data } = meaning.safeParse(word.meaning)
    if (!data || !isFieldId(field)) return []
    const known = { ...word, field, meaning: data }
    return isPossible(known, options) ? [known] : []
  })
}
