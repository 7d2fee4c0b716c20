import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'

/** Spam protection data of a form, sent in addition to the request body. */
export interface FormGuard {
  /** Value of the honeypot field. The field is invisible, so only bots fill it in. */
  readonly honeypot?: string | undefined
  /** Waits until the form's token is old enough; `null` if there is none. */
  readonly token?: (() => Promise<string | null>) | undefined
}

/** Returns the body and headers of a protected request; waits for the token. */
export async function withFormGuard<Body extends object>(
  body: Body,
  { honeypot, token }: FormGuard,
) {
  const text = await token?.()
  const headers: Record<string, string> = text ? { [FORM_TOKEN_HEADER]: text } : {}
  return { body: honeypot ? { ...body, company: honeypot } : body, headers }
}
