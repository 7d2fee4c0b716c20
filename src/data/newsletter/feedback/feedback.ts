/** What a mail provider reports about an address that an email was sent to. */
export interface Feedback {
  /** `bounce`: the address does not exist. `complaint`: its owner marked an email as spam. */
  readonly kind: 'bounce' | 'complaint'
  readonly email: string
  /** The Message-ID of the email, if the provider reports the one that we set. */
  readonly messageId: string | null
}

/** A request of a mail provider. */
export interface FeedbackRequest {
  readonly headers: Headers
  readonly body: string
  readonly now: Date
}

/**
 * Reads the requests of a mail provider. Returns `null` for a request that is not signed by the
 * provider, or whose signature cannot be checked because the setting is missing.
 */
export type ReadFeedback = (request: FeedbackRequest) => Promise<readonly Feedback[] | null>
