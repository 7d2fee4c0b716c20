import type { SentSave } from './save-again'

const LOST = 'No connection. Your changes are still in this form.'

/** The save of a document or global; not a sign-in, a lock or another request below a collection. */
const SAVE = /\/cms\/api\/(?:globals\/)?[a-z-]{1,60}(?:\/\d{1,20})?(?:\?|$)/

const getUrl = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input))

/**
 * Wraps `fetch`, so that a save that did not reach the server fails with a message for the user.
 * `begin` is called for every save, and its result is told what became of it.
 *
 * Payload 3.90.1 shows the browser's own message in its forms, such as `Failed to fetch`, and no option
 * changes it. No issue was found. Not needed anymore when the form has a text for a lost connection.
 */
export function explainLost(send: typeof fetch, begin?: () => SentSave): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (!SAVE.test(getUrl(input)) || !/^(?:patch|post)$/i.test(method)) return send(input, init)
    const save = begin?.()
    try {
      const response = await send(input, init)
      save?.reached()
      return response
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      save?.lost()
      throw new TypeError(LOST, { cause: error })
    }
  }
}
