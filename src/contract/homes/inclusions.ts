import { z } from 'zod/mini'
import { getValues, inclusionStates, lotPremiums } from '@/domain/enums'

const state = z.nullable(z.enum(getValues(inclusionStates)))
const amount = z.nullable(z.number())

/**
 * What a price includes, and what a buyer pays besides it. `null`: the builder did not supply it.
 * Amounts are US dollars; 0 means that there is none.
 */
export const inclusions = z.object({
  lotPremium: z.nullable(z.enum(getValues(lotPremiums))),
  lotPremiumFrom: amount,
  lotPremiumTo: amount,
  appliances: state,
  blinds: state,
  landscaping: state,
  fence: state,
  garageOpener: state,
  structuralOptions: state,
  deposit: amount,
  /** When a buyer loses the deposit. */
  depositTerms: z.nullable(z.string()),
  /** Fees at contract. */
  contractFee: amount,
  /** What the HOA takes at closing for the change of owner. */
  transferFee: amount,
  /** What a buyer pays into the reserves of the HOA at closing. */
  capitalContribution: amount,
  /** Whose warranty, and for how long. */
  warranty: z.nullable(z.string()),
})
