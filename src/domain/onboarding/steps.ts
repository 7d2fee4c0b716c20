export const stepIds = ['name', 'logo', 'mail', 'admin', 'maps', 'builder', 'sample'] as const

export type StepId = (typeof stepIds)[number]

/** What an admin can confirm or leave out, because the guide works without it. */
export const optionalSteps: readonly StepId[] = ['name', 'logo', 'mail', 'maps']

export const isOptionalStep = (step: StepId): boolean => optionalSteps.includes(step)

export interface OnboardingFacts {
  /** `null` until the site settings are saved. */
  readonly publisherName: string | null
  /** The name with which the guide is shipped. */
  readonly shippedName: string
  readonly hasMailServer: boolean
  readonly hasMapsKey: boolean
  /** Admins who can sign in and have a name of their own. */
  readonly namedAdmins: number
  readonly hasOwnBuilder: boolean
  /** Sample documents on the site that were not edited. */
  readonly sampleLeft: number
  /** Steps that the user confirmed or skipped. */
  readonly dismissed: readonly StepId[]
}

export interface OnboardingStep {
  readonly id: StepId
  readonly state: 'open' | 'done' | 'dismissed'
}

function isDone(id: StepId, facts: OnboardingFacts): boolean {
  switch (id) {
    case 'name':
      return facts.publisherName !== null && facts.publisherName !== facts.shippedName
    case 'logo':
      // The logo is a file of the build, so only an admin can tell.
      return false
    case 'mail':
      return facts.hasMailServer
    case 'maps':
      return facts.hasMapsKey
    case 'admin':
      return facts.namedAdmins > 0
    case 'builder':
      return facts.hasOwnBuilder
    case 'sample':
      return facts.sampleLeft === 0
  }
}

/** The steps of a new publisher, in their order. A step that is done cannot be dismissed. */
export const findSteps = (facts: OnboardingFacts): OnboardingStep[] =>
  stepIds.map((id) => {
    if (isDone(id, facts)) return { id, state: 'done' }
    const isDismissed = isOptionalStep(id) && facts.dismissed.includes(id)
    return { id, state: isDismissed ? 'dismissed' : 'open' }
  })
