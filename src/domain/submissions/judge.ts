/** A remark on a change. */
export interface Mark {
  /** `impossible`: the value cannot be stored. `unusual`: an editor should look at it. */
  readonly level: 'unusual' | 'impossible'
  readonly code: MarkCode
  /** In plain words, such as `12% lower than now. Most changes are under 10%.` */
  readonly reason: string
}

export const markCodes = [
  'out-of-range',
  'price-jump',
  'magnitude',
  'price-per-foot',
  'prices-reversed',
  'earlier-price-not-above',
  'move-in-past',
  'sold-again-for-sale',
  'sold-in-future',
  'fell-to-zero',
  'fewer-by-half',
  'renamed',
  'moved',
  'removed',
  'fee-without-period',
  'coordinate-alone',
] as const
export type MarkCode = (typeof markCodes)[number]
