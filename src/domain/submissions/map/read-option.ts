import { getLabel, type Option } from '../../enums'
import { inWords, type ReadValue, unclear, understood } from '../field-value'
import { editDistance, plainWords } from '../plain-words'
import { optionWords } from './option-words'

/** `Bexar County, TX` and `Bexar Co.` are Bexar; `Boerne I.S.D.` is Boerne ISD. */
function withoutSuffix(words: string): string {
  return words
    .replace(/ i s d$/, ' isd')
    .replace(/ independent school district$/, ' isd')
    .replace(/ consolidated isd$/, ' cisd')
    .replace(/ (?:tx|texas)$/, '')
    .replace(/ (?:county|co|cnty)$/, '')
}

const singular = (words: string) => words.replace(/s$/, '')

interface Found {
  readonly option: Option
  readonly isSure: boolean
}

/** `NISD` for Northside ISD, if only one district has these letters. */
function byInitials(words: string, options: readonly Option[]): Option | undefined {
  if (!/^[a-z]{2,6}isd$/.test(words)) return undefined
  const initials = ({ label }: Option) =>
    plainWords(label)
      .replace(/ isd$/, '')
      .split(' ')
      .map((word) => word[0])
      .join('')
  const fitting = options.filter((option) => `${initials(option)}isd` === words)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Finds the option that a text names: by value, label, a synonym, or with a slip of the pen. */
export function findOption(text: string, options: readonly Option[]): Found | null {
  const words = withoutSuffix(plainWords(text))
  if (words === '') return null
  const sure = (option: Option) => ({ option, isSure: true })
  const exact = options.find(
    ({ value, label }) =>
      withoutSuffix(plainWords(value)) === words || withoutSuffix(plainWords(label)) === words,
  )
  if (exact) return sure(exact)
  const same = options.find(({ label }) => singular(plainWords(label)) === singular(words))
  if (same) return sure(same)
  const named = options.find(({ value }) => optionWords[value]?.sure.includes(words))
  if (named) return sure(named)
  const likely =
    options.find(({ value }) => optionWords[value]?.likely?.includes(words)) ??
    byInitials(words, options) ??
    byBeginning(words, options) ??
    nearest(words, options)
  return likely ? { option: likely, isSure: false } : null
}

/** `Avail` for Available, if only one option begins with these letters. */
function byBeginning(words: string, options: readonly Option[]): Option | undefined {
  if (words.length < 4) return undefined
  const fitting = options.filter(({ label }) => plainWords(label).startsWith(words))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The only option within one or two slips of the pen. */
function nearest(words: string, options: readonly Option[]): Option | undefined {
  const limit = words.length < 5 ? 0 : words.length < 9 ? 1 : 2
  if (limit === 0) return undefined
  const near = options.filter(({ label }) => editDistance(words, plainWords(label), limit) <= limit)
  return near.length === 1 ? near[0] : undefined
}

const CHOICES = 8

function listed(options: readonly Option[]): string {
  const labels = options.slice(0, CHOICES).map(({ label }) => label)
  return options.length > CHOICES ? `${labels.join(', ')} and others` : labels.join(', ')
}

/** Reads one option. */
export function readOption(text: string, options: readonly Option[]): ReadValue {
  const found = findOption(text, options)
  if (!found) {
    return unclear(text, `“${text}” is not one of the choices: ${listed(options)}. Choose one.`)
  }
  if (found.isSure) return understood(found.option.value, text)
  const problem = `“${text}” probably means ${found.option.label}. Accept it, or choose another.`
  return unclear(text, problem, found.option.value)
}

/** The parts of a list: `Pool, Trails & Parks`. Text in parentheses is a remark. */
function splitParts(text: string, options: readonly Option[]): readonly string[] {
  const parts = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;|\n•·]|\s\/\s|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.flatMap((part) => {
    if (findOption(part, options)?.isSure) return [part]
    return part.split(/\s*(?:&|\/|\+|\band\b)\s*/i).filter((piece) => piece !== '')
  })
}

/** Why not all parts of a list were understood, with what was, for the editor. */
function partlyRead(
  text: string,
  values: readonly string[],
  {
    unknown,
    doubtful,
    options,
  }: {
    readonly unknown: readonly string[]
    readonly doubtful: readonly string[]
    readonly options: readonly Option[]
  },
): ReadValue {
  if (values.length === 0) {
    return unclear(text, `“${text}” names none of the choices: ${listed(options)}. Choose them.`)
  }
  const names = values.map((value) => getLabel(options, value)).join(', ')
  const problem =
    unknown.length > 0
      ? `Not among the choices: ${unknown.join(', ')}. Accept ${names}, or choose others.`
      : `Similar, not the same: ${doubtful.join(', ')}. Accept ${names}, or choose others.`
  return unclear(text, problem, values)
}

/** Reads several options. Unknown parts are named, and the others are proposed. */
export function readOptions(text: string, options: readonly Option[]): ReadValue {
  const parts = splitParts(text, options).map((part) => ({
    part,
    found: findOption(part, options),
  }))
  const values = [...new Set(parts.flatMap(({ found }) => found?.option.value ?? []))]
  const sure = new Set(parts.flatMap(({ found }) => (found?.isSure ? found.option.value : [])))
  const unknown = parts.filter(({ found }) => !found)
  const doubtful = parts.filter(({ found }) => found && !sure.has(found.option.value))
  if (unknown.length === 0 && doubtful.length === 0) return understood(values, text)
  const namesIn = (some: typeof parts) => some.map(({ part }) => part)
  const read = partlyRead(text, values, {
    unknown: namesIn(unknown),
    doubtful: namesIn(doubtful),
    options,
  })
  const words = [...unknown, ...doubtful]
  return inWords(
    read,
    words.map(({ part, found }) => ({ text: part, option: found?.option.value ?? null })),
  )
}

const YES = /^(?:y|yes|true|t|1|x|✓|✔|☑|on)$/i
const NO = /^(?:n|no|false|f|0|☐|off)$/i

/** Reads yes or no. A mark such as `x` is yes. */
export function readFlag(text: string): ReadValue {
  if (YES.test(text)) return understood(true, text)
  if (NO.test(text)) return understood(false, text)
  if (/^model(?: home)?$/i.test(text)) return understood(true, text)
  return unclear(text, `“${text}” is neither yes nor no. Choose one.`)
}
