import type { Option } from '../../enums'
import { EMPTY, type ReadValue, type UnknownWord, understood } from '../field-value'
import { type FieldId, getField } from '../fields'
import { editDistance, plainWords } from '../plain-words'
import type { ListingReference, SubmissionRecord } from '../record'
import type { ReadingOptions } from './read-value'

/** The meaning of a builder's word, as an editor explained it. */
export type Meaning =
  | { readonly is: 'value'; readonly value: string | boolean }
  /** The proposed value, such as the lowest price of `upper 300s`. */
  | { readonly is: 'proposal' }
  /** Nothing: the listing keeps what it has. */
  | { readonly is: 'nothing' }

/** A word of a builder with its meaning for a field. */
export interface KnownWord {
  readonly field: FieldId
  readonly text: string
  readonly meaning: Meaning
}

/** The names that words can stand for; all other fields have values. */
const names: ReadonlySet<FieldId> = new Set<FieldId>(['community.name', 'plan.name'])
export const isName = (field: FieldId): boolean => names.has(field)

/**
 * The key of a word, equal for words that differ only in case and spaces; `4-5` and `4.5` have two.
 */
export const wordKey = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

const meaningKey = (field: FieldId, text: string) => `${field} ${wordKey(text)}`

/** The meanings of a builder's words. */
export class Words {
  readonly #meanings: ReadonlyMap<string, Meaning>

  constructor(known: readonly KnownWord[]) {
    this.#meanings = new Map(
      known.map(({ field, text, meaning }) => [meaningKey(field, text), meaning]),
    )
  }

  meaning(field: FieldId, text: string): Meaning | undefined {
    return this.#meanings.get(meaningKey(field, text))
  }

  /** The name in the guide of what a builder calls otherwise. */
  name(field: FieldId, text: string): string {
    const meaning = this.meaning(field, text)
    return meaning?.is === 'value' ? String(meaning.value) : text
  }
}

const saidSo = (text: string) => `You said what “${text}” means`

type Unclear = Extract<ReadValue, { state: 'unclear' }>

function explainOne(field: FieldId, value: Unclear, { text }: UnknownWord, words: Words) {
  const meaning = words.meaning(field, text)
  switch (meaning?.is) {
    case undefined:
      return value
    case 'nothing':
      return EMPTY
    case 'value':
      return understood(meaning.value, value.text, saidSo(text))
    case 'proposal': {
      if (value.proposal === null) return value
      const proposed = value.proposal.value
      if (proposed === null) return { state: 'clear', text: value.text } as const
      return understood(proposed, value.text, saidSo(text))
    }
  }
}

/** The option that a word of a list stands for; `null` for none, `undefined` if it is not explained. */
function chosenOption(field: FieldId, { text, option }: UnknownWord, words: Words) {
  const meaning = words.meaning(field, text)
  if (meaning?.is === 'value') return String(meaning.value)
  if (meaning?.is === 'proposal') return option
  return meaning?.is === 'nothing' ? null : undefined
}

/** Explains the words of a list one by one; it stays unclear until all are. */
function explainSeveral(field: FieldId, value: Unclear, words: Words): ReadValue {
  const asked = value.words ?? []
  const proposed = value.proposal?.value
  const known: readonly string[] = Array.isArray(proposed) ? proposed : []
  const guessed = new Set(asked.map(({ option }) => option))
  const options = asked.map((word) => chosenOption(field, word, words))
  if (options.every((option) => option === undefined)) return value
  const open = asked.filter((_, index) => options[index] === undefined)
  const explained = options.flatMap((option) => option ?? [])
  const all = [
    ...new Set([
      ...known.filter((option) => !guessed.has(option)),
      ...explained,
      ...open.flatMap(({ option }) => option ?? []),
    ]),
  ]
  if (open.length > 0) {
    const proposal = all.length > 0 ? { value: all } : value.proposal
    const problem = `Not explained yet: ${open.map(({ text }) => text).join(', ')}. Choose what is meant.`
    return { ...value, proposal, problem, words: open }
  }
  return all.length === 0 ? EMPTY : understood(all, value.text, 'You said what its words mean')
}

function explainValue(field: FieldId, value: ReadValue, words: Words): ReadValue {
  if (isName(field) && value.state === 'value' && typeof value.value === 'string') {
    const name = words.name(field, value.value)
    return name === value.value ? value : understood(name, value.text, saidSo(value.value))
  }
  if (value.state !== 'unclear' || !value.words) return value
  const [first] = value.words
  if (getField(field).reading.as === 'several') return explainSeveral(field, value, words)
  return first ? explainOne(field, value, first, words) : value
}

function explainReference(
  field: FieldId,
  reference: ListingReference | null,
  words: Words,
): ListingReference | null {
  if (!reference?.name) return reference
  return { ...reference, name: words.name(field, reference.name) }
}

/** A record with the words in it that an editor explained. */
export function explainRecord(record: SubmissionRecord, words: Words): SubmissionRecord {
  const values = Object.entries(record.values) as [FieldId, ReadValue][]
  return {
    ...record,
    community: explainReference('community.name', record.community, words),
    plan: explainReference('plan.name', record.plan, words),
    values: Object.fromEntries(
      values.map(([field, value]) => [field, explainValue(field, value, words)]),
    ),
  }
}

const SLIPS = 2

const asOneWord = (name: string) => plainWords(name).replaceAll(' ', '')

/** The only name that a text is a slip of the pen of: `Fox Glove` and `Foxglov` for Foxglove. */
export function proposeName(text: string, names: readonly string[]): string | null {
  const written = asOneWord(text)
  if (written.length < 4) return null
  const limit = written.length < 8 ? 1 : SLIPS
  const near = names.filter((name) => editDistance(written, asOneWord(name), limit) <= limit)
  return near.length === 1 ? (near[0] ?? null) : null
}

/** The choices of a word that stand beside the options of its field. */
export const AS_PROPOSED = 'as proposed'
export const SAYS_NOTHING = 'says nothing'

const yesOrNo: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** The options that a word of a field can stand for; empty for prices, days, texts and names. */
export function listOptions(field: FieldId, { lists }: ReadingOptions): readonly Option[] {
  const { reading } = getField(field)
  if (reading.as === 'option') return reading.options
  if (reading.as === 'listed' || reading.as === 'several') return lists[reading.list]
  return reading.as === 'flag' ? yesOrNo : []
}

/** A meaning as the value of a choice. */
export function toChoice(meaning: Meaning): string {
  if (meaning.is === 'value') return String(meaning.value)
  return meaning.is === 'proposal' ? AS_PROPOSED : SAYS_NOTHING
}

/** The meaning that a choice stands for. */
export function toMeaning(field: FieldId, choice: string): Meaning {
  if (choice === AS_PROPOSED) return { is: 'proposal' }
  if (choice === SAYS_NOTHING) return { is: 'nothing' }
  const isFlag = getField(field).reading.as === 'flag'
  return { is: 'value', value: isFlag ? choice === 'true' : choice }
}

/** Whether the guide still has what a word stands for: an admin may have removed the option. */
export function isPossible({ field, meaning }: KnownWord, options: ReadingOptions): boolean {
  if (meaning.is !== 'value' || isName(field)) return true
  return listOptions(field, options).some(({ value }) => value === String(meaning.value))
}
