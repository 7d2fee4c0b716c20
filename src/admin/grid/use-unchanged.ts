import { useState } from 'react'

/** The earlier object as long as a new one has the same content, so that memos depend on it. */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
