import { dollars } from '../communities/price'
import { inclusionItems } from '../enums'
import { lowerFirst } from '../text/lower-first'
import type { Inclusions } from './inclusions'

interface Fact {
  readonly label: string
  readonly text: string
}

/** Inclusions as buyers read them. */
export interface InclusionsText {
  /** Labels of what is in the price. */
  readonly included: readonly string[]
  /** Labels of what costs extra. */
  readonly extra: readonly string[]
  /** What a buyer pays besides the price, and the warranty. */
  readonly facts: readonly Fact[]
}

/** Labels within a sentence: `blinds, HOA transfer fee`. */
export const joinLabels = (labels: readonly string[]): string => labels.map(lowerFirst).join(', ')

const describeAmount = (amount: number) => (amount === 0 ? 'None' : dollars(amount))

function describeLotPremium({ lotPremium, lotPremiumFrom: from, lotPremiumTo: to }: Inclusions) {
  if (lotPremium === 'none') return 'None'
  if (from !== null && to !== null)
    return from === to
      ? `${dollars(from)} on top of the price`
      : `${dollars(from)} to ${dollars(to)} on top of the price`
  if (from !== null) return `From ${dollars(from)} on top of the price`
  if (to !== null) return `Up to ${dollars(to)} on top of the price`
  return 'On top of the price; ask for the amount'
}

function describeDeposit({ deposit, depositTerms }: Inclusions): string {
  const amount = describeAmount(deposit ?? 0)
  return depositTerms ? `${amount}. ${depositTerms}` : amount
}

export function describeInclusions(inclusions: Inclusions): InclusionsText {
  const { lotPremium, deposit, contractFee, transferFee, capitalContribution } = inclusions
  const { warranty } = inclusions
  const listItems = (state: string) =>
    inclusionItems.filter(({ value }) => inclusions[value] === state).map(({ label }) => label)
  const facts = [
    { label: 'Lot premium', text: lotPremium && describeLotPremium(inclusions) },
    { label: 'Deposit', text: deposit === null ? null : describeDeposit(inclusions) },
    { label: 'Fees at contract', text: contractFee === null ? null : describeAmount(contractFee) },
    { label: 'HOA transfer fee', text: transferFee === null ? null : describeAmount(transferFee) },
    {
      label: 'Capital contribution',
      text: capitalContribution === null ? null : describeAmount(capitalContribution),
    },
    { label: 'Warranty', text: warranty },
  ]
  return {
    included: listItems('included'),
    extra: listItems('extra'),
    facts: facts.flatMap(({ label, text }) => (text === null ? [] : { label, text })),
  }
}
