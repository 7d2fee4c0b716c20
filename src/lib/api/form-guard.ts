import { FORM_TOKEN_HEADER } from '@/lib/form-token-header'

/** What the spam guard is told about a form, beside what the contract's body says. */
export interface FormGuard {
  /** What stands in the decoy field; nobody sees it, so only a program fills it in. */
  readonly decoy?: string | undefined
  /** Waits until the form's token is old enough; `null` when there is none. */
  readonly token?: (() => Promise<string | null>) | undefined
}

/** The body and the headers of a guarded write; waits for the token. */
export async function guarded<Body extends object>(body: Body, { decoy, token }: FormGuard) {
  const text = await token?.()
  const headers: Record<string, string> = text ? { [FORM_TOKEN_HEADER]: text } : {}
  return { body: decoy ? { ...body, company: decoy } : body, headers }
}
