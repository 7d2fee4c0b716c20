import { typedPrice } from '../communities/listing-edit'
import { formatNumber } from '../text/format-number'
import { slugify } from '../text/slug'
import { formatTypedDay, typedDay } from './typed-day'

/** A stored value: text, a whole number, dollars, a day (`2026-11-24`), a choice, or a flag. */
export type CellValue = string | number | boolean | null

/** The stored values of a row, by column. */
export type Values = Readonly<Record<string, CellValue>>

export interface Choice {
  readonly value: string
  readonly label: string
  /** Another text that means the choice. */
  readonly alias?: string
  /** A choice that a row can have, but that is not offered. */
  readonly isOffered?: false
}

interface NamedColumn {
  readonly name: string
  readonly label: string
  /** The width of the longest usual text, in characters. */
  readonly width: number
  readonly isRequired?: boolean
  /** Whether stored rows show it as plain text. Such columns come first. */
  readonly isFixed?: boolean
  /** Reads what is typed by other rules. A text that they do not understand is saved as typed. */
  readonly read?: (text: string) => Understood
}

export type Column = NamedColumn &
  (
    | { readonly kind: 'text'; readonly maxLength: number }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'price' | 'day' | 'flag' }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  )

interface Understood {
  readonly value: CellValue
  /** Says what is not certain. */
  readonly warning?: string
}

/** The value of a typed text, or why it cannot be saved. */
export type Reading =
  | (Understood & { readonly problem?: never })
  | { readonly problem: string; readonly warning?: never }

export const PRICE_HINT = 'Enter whole dollars, for example 389,900.'
const DAY_HINT = 'Enter a day, for example 12/15/2026.'

/** The text of a flag that is set. */
export const YES = 'Yes'

const yes = new Set(['yes', 'y', 'true', 'x', '1'])
const no = new Set(['', 'no', 'n', 'false', '0'])

/** The most labels that the message about an unknown choice names. */
const NAMED = 6

/** The text of a stored value in its cell. The text of a choice is its value, whose label can change. */
export function formatCell(column: Column, value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (column.kind === 'flag') return value === true ? YES : ''
  if (column.kind === 'day') return formatTypedDay(String(value))
  return typeof value === 'number' ? formatNumber(value) : String(value)
}

/** The text of a cell as people read it: of a choice, its label. */
export function displayCell(column: Column, text: string): string {
  return column.kind === 'choice' ? (findChoice(column.choices, text)?.label ?? text) : text
}

/** Reads a cell as editors type it or as a spreadsheet pastes it. */
export function readCell(column: Column, typed: string): Reading {
  const text = typed.trim()
  if (column.read) return column.read(text)
  if (text === '' && column.kind !== 'flag')
    return column.isRequired ? { problem: 'Enter a value.' } : { value: null }
  switch (column.kind) {
    case 'text':
      return text.length > column.maxLength
        ? { problem: `Enter at most ${column.maxLength} characters.` }
        : { value: text }
    case 'number':
      return readNumber(column, text)
    case 'price':
      return orProblem(typedPrice(text), PRICE_HINT)
    case 'day':
      return orProblem(typedDay(text), DAY_HINT)
    case 'choice':
      return readChoice(column.choices, text)
    case 'flag':
      return readFlag(text.toLowerCase())
  }
}

const orProblem = (value: CellValue | undefined, problem: string): Reading =>
  value === undefined ? { problem } : { value }

function readNumber({ min, max }: { min: number; max: number }, text: string): Reading {
  const value = /^(\d+|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(',', '')) : -1
  if (value >= min && value <= max) return { value }
  return { problem: `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.` }
}

/** Finds a choice by its value or label, in any case. */
export function findChoice(choices: readonly Choice[], typed: string): Choice | undefined {
  const text = typed.trim()
  const exact = choices.find(({ value, label, alias }) => [value, label, alias].includes(text))
  if (exact || text === '') return exact
  const wanted = slugify(text)
  return choices.find(({ value, label }) => slugify(label) === wanted || slugify(value) === wanted)
}

function readChoice(choices: readonly Choice[], text: string): Reading {
  const found = findChoice(choices, text)
  if (found) return { value: found.value }
  const offered = choices.filter(({ isOffered }) => isOffered !== false)
  const labels = offered.slice(0, NAMED).map(({ label }) => label)
  if (offered.length > NAMED) labels.push('…')
  return { problem: `“${text}” is not a choice. Choose ${labels.join(', ')}.` }
}

function readFlag(text: string): Reading {
  if (yes.has(text)) return { value: true }
  return no.has(text) ? { value: false } : { problem: 'Enter Yes or No.' }
}
