/** What a visitor is told when a call fails (docs/product.md, Messages). */
export interface ErrorMessage {
  readonly meta: { readonly errorMessage: string }
}

/**
 * Gives the options of a query or a write the sentence for its failure. The error
 * itself stays what happened (`ApiError` with its status, a network's `TypeError`, zod's error), so
 * that a screen can still tell 404 from 503; what it shows is `options.meta.errorMessage`.
 */
export function withErrorMessage<Call extends object>(
  errorMessage: string,
  call: Call,
): Call & ErrorMessage {
  return { ...call, meta: { errorMessage } }
}
