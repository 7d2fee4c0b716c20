import type { FieldId } from '../fields'

const AMOUNT = String.raw`\$([\d,]+)`
const CONDITIONS = String.raw`(?: \((only with the builder’s lender)?(?:(?:, )?by \d{4}-\d\d-\d\d)?\))?\.`

/** The sentences of our own feed about the figures of an offer. */
const sentences: readonly (readonly [FieldId, RegExp])[] = (
  [
    ['community.offerPriceReduction', `${AMOUNT} off the price`],
    ['community.offerClosingCredit', `${AMOUNT} toward closing costs`],
    ['community.offerUpgrades', `Upgrades with a stated value of ${AMOUNT}`],
    ['community.offerRate', String.raw`A rate of (\d+(?:\.\d+)?)% for the whole loan`],
    ['community.offerBuydown', '(3-2-1|2-1|1-0) buydown: the rate is [^.()]{1,80}'],
  ] as const
).map(([id, sentence]) => [id, new RegExp(`(?:^|\\s)${sentence}${CONDITIONS}$`)])

/** Longer than each of them, so that a long text is not searched again for each. */
const LONGEST = 250

/** The description of a promotion, in terms and figures. */
interface PromotionText {
  readonly terms: string
  readonly figures: ReadonlyMap<FieldId, string>
}

/**
 * Reads the description of a promotion. A feed has no elements for figures of an offer: ours states
 * them in sentences after the terms.
 */
export function readPromotion(description: string): PromotionText {
  const figures = new Map<FieldId, string>()
  const lender: boolean[] = []
  let terms = description.trim()
  while (terms !== '') {
    const found = sentences
      .map(([id, pattern]) => ({ id, match: pattern.exec(terms.slice(-LONGEST)) }))
      .find(({ match }) => match !== null)
    const [sentence, figure, condition] = found?.match ?? []
    if (!found || sentence === undefined || figure === undefined) break
    // Of two figures of a kind, the first one counts.
    figures.set(found.id, figure)
    lender.push(condition !== undefined)
    terms = terms.slice(0, -sentence.length).trim()
  }
  if (lender.length > 0 && new Set(lender).size === 1) {
    figures.set('community.offerLender', lender[0] ? 'yes' : 'no')
  }
  return { terms, figures }
}
