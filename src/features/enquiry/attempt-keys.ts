/** The `Idempotency-Key`s of one form. */
export interface AttemptKeys {
  /**
   * The key to send this body with: the same for a second try, so that a lost answer does not
   * store it twice; another once something was changed, for the server takes one body per key.
   */
  readonly keyFor: (body: object) => string
  /** It was stored: the same words again are something new. */
  readonly done: () => void
}

/** 32 hexadecimal digits; `crypto.randomUUID` is not there on a site without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createAttemptKeys(): AttemptKeys {
  let last: { text: string; key: string } | null = null
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    done: () => {
      last = null
    },
  }
}
