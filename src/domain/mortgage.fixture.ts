import { type MortgageInput, mortgageDefaults } from './mortgage'

/** The default loan with something changed. */
export function aMortgage(change: Partial<MortgageInput>): MortgageInput {
  return { ...mortgageDefaults, ...change }
}
