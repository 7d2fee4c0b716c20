/** The message a visitor sees when a call fails (docs/product/pages.md, Messages). */
export interface ErrorMessage {
  readonly meta: { readonly errorMessage: string }
}

/**
 * Adds an error message to the options of a query or mutation. The error is not replaced
 * (`ApiError` with its status, `TypeError` of the network, zod error), so that a view can
 * distinguish 404 from 503; the message to display is `options.meta.errorMessage`.
 */
export function withErrorMessage<Call extends object>(
  errorMessage: string,
  call: Call,
): Call & ErrorMessage {
  return { ...call, meta: { errorMessage } }
}
