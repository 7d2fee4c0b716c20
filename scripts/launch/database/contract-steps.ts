/** A migration that removes or changes what an earlier version uses. */
export interface ContractStep {
  /**
   * The newest migration of the release whose code stopped using it. A version that has this
   * migration also runs after the contract step.
   */
  readonly unusedSince: string
}

/**
 * The migrations since `verification_reminders` that break the version before them, by name. A test
 * reads the SQL of each migration (`scripts/lint/breaking-changes.ts`) and asks for an entry here.
 */
export const contractSteps: Readonly<Record<string, ContractStep>> = {}
