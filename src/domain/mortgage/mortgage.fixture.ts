import { type MortgageInput, mortgageDefaults } from './mortgage'

/** The default loan with overrides. */
export function aMortgage(change: Partial<MortgageInput>): MortgageInput {
  return { ...mortgageDefaults, ...change }
}
