/** The `Idempotency-Key` headers of one form. */
export interface IdempotencyKeys {
  /**
   * The key for a request with this body. A retry has the same key, so that a lost response does
   * not store the body twice; a changed body has a new key, because the server accepts one body per
   * key.
   */
  readonly keyFor: (body: object) => string
  /** Called after success: the same body is then a new request. */
  readonly done: () => void
}

/** 32 random hexadecimal digits. `crypto.randomUUID` is not available without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function createIdempotencyKeys(): IdempotencyKeys {
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
