import { z } from 'zod/mini'
import { fieldId } from './record'

/** The meaning of a builder's word: `Meaning` of the domain. */
export const meaning = z.discriminatedUnion('is', [
  z.object({ is: z.literal('value'), value: z.union([z.string(), z.boolean()]) }),
  z.object({ is: z.literal('proposal') }),
  z.object({ is: z.literal('nothing') }),
])

/** An editor's choice for a word; `null` forgets it. */
export const wordAnswer = z.object({
  field: fieldId,
  text: z.string().check(z.maxLength(200)),
  choice: z.nullable(z.string().check(z.maxLength(200))),
})
export type WordAnswer = z.infer<typeof wordAnswer>

export interface WordChoice {
  readonly value: string
  readonly label: string
}

/** A word of a builder that was not understood, or that was explained. */
export interface Word {
  readonly field: WordAnswer['field']
  /** `Home: Availability`. */
  readonly label: string
  /** As the builder writes it. */
  readonly text: string
  /** Rows of the submission that have it. */
  readonly rows: number
  /** Where it is found first: `Row 14`. */
  readonly place: string | null
  readonly choices: readonly WordChoice[]
  /** The choice that is proposed, or that was made. */
  readonly choice: string | null
}

/** The words of a submission. */
export interface WordsView {
  readonly open: readonly Word[]
  /** Words that are explained, no matter when. */
  readonly explained: readonly Word[]
  /** Open ones that are left to their rows. */
  readonly more: number
}

/** A word that is remembered for a builder. */
export interface RememberedWord extends Omit<Word, 'rows' | 'place'> {
  readonly by: string
  /** ISO date and time. */
  readonly at: string
}
