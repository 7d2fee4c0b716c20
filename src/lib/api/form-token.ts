import { callApi } from '@/lib/api-client'
import { MIN_FILL_MS } from '@/lib/form-token-header'

/** How long a token may take to come, in milliseconds; the form is then sent without one. */
export const TOKEN_PATIENCE_MS = 5000

/** The token of one form, which shows that somebody took the time to fill it in. */
export interface FormToken {
  /** The visitor has begun: the token is fetched, the first time. */
  readonly touch: () => void
  /**
   * The token, once it is {@link MIN_FILL_MS} old; `null` when there is none to be had, for
   * nothing a visitor sends is lost to the guard. Never rejects.
   */
  readonly ready: () => Promise<string | null>
  /** The form was sent and is empty again: the next touch fetches another token. */
  readonly renew: () => void
}

async function agedToken(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TOKEN_PATIENCE_MS)
    // A page that nobody writes on does without schemas.
    const { formToken } = await import('@/contract/form-token')
    const { token } = await callApi('/api/form-token', formToken, { signal })
    // Counted from here, while the visitor types: no clock has to be right.
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS))
    return token
  } catch {
    return null
  }
}

/** A token for a new form; nothing is fetched before the first touch. */
export function createFormToken(): FormToken {
  let token: Promise<string | null> | null = null
  const ready = () => {
    token ??= agedToken()
    return token
  }
  return {
    touch: () => void ready(),
    ready,
    renew: () => {
      token = null
    },
  }
}
