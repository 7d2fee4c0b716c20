import { getLabel, type LeadAnswer, leadAnswers } from '../enums'

/** How many buyers gave each answer about a builder. */
export type AnswerCounts = Readonly<Partial<Record<LeadAnswer, number>>>

/** Fewer answers say nothing about a builder. */
export const ANSWERS_MIN = 10

/** A buyer is asked this many days after the lead. */
export const ASK_AFTER_DAYS = 2

/** A lead that is older is not asked about, so that turning it on asks about no old leads. */
export const ASK_WITHIN_DAYS = 7

/** The answers of the last months count. */
export const ANSWERS_MONTHS = 12

/** After the sentence in a report. */
export const BUYERS_SAY = `Buyers of the last ${ANSWERS_MONTHS} months said so when we asked.`

/** The answers that name a day, in their order. */
export const typicalAnswers = [
  'same-day',
  'next-day',
  'second-day',
  'later',
  'not-yet',
] as const satisfies readonly LeadAnswer[]

/** How a builder answers buyers, as they said. */
export interface AnswerRecord {
  /** The number of buyers who said so. */
  readonly asked: number
  /** Of them, those with an answer in two days. */
  readonly inTime: number
  /** The median day of the answer, `null` if too few said on which day it was. */
  readonly typical: (typeof typicalAnswers)[number] | null
}

const inTime = ['same-day', 'next-day', 'second-day', 'in-time'] as const

/** The record of a builder, `null` below ten answers (docs/product/leads.md, Did they answer?). */
export function getAnswerRecord(counts: AnswerCounts): AnswerRecord | null {
  const sum = (answers: readonly LeadAnswer[]) =>
    answers.reduce((total, answer) => total + (counts[answer] ?? 0), 0)
  const asked = sum(typicalAnswers) + (counts['in-time'] ?? 0)
  if (asked < ANSWERS_MIN) return null
  const dated = sum(typicalAnswers)
  const middle = typicalAnswers.find(
    (_, place) => sum(typicalAnswers.slice(0, place + 1)) * 2 >= dated && dated > 0,
  )
  return {
    asked,
    inTime: sum(inTime),
    typical: dated >= ANSWERS_MIN ? (middle ?? null) : null,
  }
}

/** `10 of 12 buyers had an answer within two days, half of them the next day or sooner.` */
export function describeAnswerRecord({ asked, inTime: count, typical }: AnswerRecord): string {
  const share = `${count} of ${asked} buyers had an answer within two days`
  if (typical === null || typical === 'later' || typical === 'not-yet') return `${share}.`
  const day = getLabel(leadAnswers, typical).toLowerCase()
  return `${share}. The typical answer came ${day}.`
}

/**
 * The answer after a buyer pressed *yes* or *not yet*. A yes after a *not yet* came later than two
 * days; a day that the buyer named stays.
 */
export function getNextAnswer(before: LeadAnswer | null, pressed: 'yes' | 'not-yet'): LeadAnswer {
  if (pressed === 'not-yet') return 'not-yet'
  return before === 'not-yet' ? 'later' : (before ?? 'in-time')
}
