/** How sure a match is. */
export type Certainty =
  /** The builder's own number or the URL is the same, or an editor chose it. */
  | 'certain'
  /** Name or address is the same or so similar that no other listing comes close. */
  | 'likely'
  /** An editor has to choose: candidates are similar, or contradict each other. */
  | 'unsure'
  /** No listing is similar: it is a new one. */
  | 'none'

/** The reason of a record that is like no listing. */
export const NO_SIMILAR = 'No similar listing'

/** Ids of listings are those of the collection of the record's kind. */
export interface Candidate {
  readonly listing: number
  /** From 0 to 1. */
  readonly score: number
  /** `Same number`, `Similar name, same city`. */
  readonly reason: string
}

/** A parent of a record: a listing of the guide, or another record of the submission. */
export type Parent = { readonly listing: number } | { readonly record: string }

/** An editor's decision for a record: a listing to link, a new one, or nothing. */
export type MatchDecision = { readonly link: number } | 'create' | 'ignore'

export interface RecordMatch {
  /** Id of the record. */
  readonly record: string
  readonly certainty: Certainty
  /** The listing that the record meets; `null` if `unsure` or `none`. */
  readonly listing: number | null
  /** From 0 to 1, of the listing or of the best candidate. */
  readonly confidence: number
  /** Why, in words: `Same number 4471`. */
  readonly reason: string
  /** Best first, at most 5, including the listing. */
  readonly candidates: readonly Candidate[]
  /** The community of a plan or a home; `null` if it is not known yet, and for a community. */
  readonly community: Parent | null
  /** The plan of a home. */
  readonly plan: Parent | null
  /** The decision of an editor; `null` where the match is the proposal. */
  readonly decision: MatchDecision | null
  /** An earlier record that meets the same listing. Then only one of them can be applied. */
  readonly duplicateOf: string | null
}
