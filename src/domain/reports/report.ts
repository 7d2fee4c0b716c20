import type { AnswerRecord } from '../leads/answers'
import type { Figures } from './figures'
import type { Month, Period } from './month'

/** How soon leads of a period were answered. */
export interface AnswerTimes {
  /** The median time to the first answer in seconds; `null` without an answered lead. */
  readonly median: number | null
  readonly answered: number
}

/** A builder with its figures of a month and of the days it is compared with. */
export interface BuilderFigures {
  readonly id: number
  readonly name: string
  readonly email: string | null
  /** The number of published communities. */
  readonly communities: number
  readonly now: Figures
  readonly before: Figures
  readonly answersNow: AnswerTimes
  readonly answersBefore: AnswerTimes
}

export type ListingKind = 'builder' | 'community' | 'plan' | 'home'

/** The figures of a listing of the builder. */
export interface ListingFigures {
  readonly kind: ListingKind
  readonly id: number
  readonly name: string
  /** The community of a plan or home, or the community itself. */
  readonly community: number | null
  readonly communityName: string | null
  readonly figures: Figures
}

/** The figures of a builder for a month. They have nothing of the buyers but their number. */
export interface ReportSummary {
  readonly builder: Pick<BuilderFigures, 'id' | 'name' | 'email' | 'communities'>
  readonly month: Month
  readonly period: Period
  /** Whether the month is not over. */
  readonly isUnfinished: boolean
  /** The first day that was counted, if it is in the month. */
  readonly countedSince: string | null
  readonly now: Figures
  /** `null` if the days before were not counted. */
  readonly before: Figures | null
  /** The days of `before`. */
  readonly beforePeriod: Period | null
  readonly typical: Figures | null
  /** What buyers say about the answers of the last months, if enough of them did. */
  readonly buyersSay: AnswerRecord | null
  readonly answers: {
    readonly now: AnswerTimes
    readonly before: AnswerTimes | null
    /** The median of all answered leads about builders of the guide, in seconds. */
    readonly guide: number | null
  }
}

/** The report of a builder for a month. */
export interface BuilderReport extends ReportSummary {
  readonly listings: readonly ListingFigures[]
}
