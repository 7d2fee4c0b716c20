import { MIN_FILL_MS } from '@/lib/tokens/form-token-header'
import { callApi } from './client'

/** Time limit for fetching a token, in milliseconds; after that the form is sent without one. */
export const TOKEN_PATIENCE_MS = 5000

/** The token of one form. It shows that filling in the form took a minimum time. */
export interface FormToken {
  /** Called when the visitor starts typing; the first call fetches the token. */
  readonly touch: () => void
  /**
   * Resolves to the token once it is {@link MIN_FILL_MS} old, or to `null` if there is none, so
   * that a failure of the spam protection does not block the form. Never rejects.
   */
  readonly ready: () => Promise<string | null>
  /** Called after the form was sent and reset; the next touch fetches a new token. */
  readonly renew: () => void
}

async function agedToken(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TOKEN_PATIENCE_MS)
    // Imported on demand: most visitors never type into a form.
    const { formToken } = await import('@/contract/forms/form-token')
    const { token } = await callApi('/api/form-token', formToken, { signal })
    // Measured locally while the visitor types, so that it does not depend on a correct clock.
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS))
    return token
  } catch {
    return null
  }
}

/** Creates the token of a form; nothing is fetched before the first touch. */
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
