import { useSyncExternalStore } from 'react'

interface StoredValueOptions<Value> {
  /** The localStorage key. */
  readonly key: string
  /** Reads a stored text; `null` if there is none. May throw, which counts as `empty`. */
  readonly parse: (text: string | null) => Value
  /** The text to store; `null` removes it. */
  readonly format: (value: Value) => string | null
  /** The value of the server, and where nothing is stored. The same one each time. */
  readonly empty: Value
}

export interface StoredValue<Value> {
  readonly getValue: () => Value
  readonly setValue: (value: Value) => void
  /** Calls the listener after each change, also of other tabs. Returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly empty: Value
}

/**
 * A value in the localStorage of the browser, which all tabs share. Where the browser stores nothing,
 * it lives until the page is closed.
 */
export function createStoredValue<Value>({
  key,
  parse,
  format,
  empty,
}: StoredValueOptions<Value>): StoredValue<Value> {
  /** `undefined` until the storage is read. */
  let current: { readonly value: Value } | undefined
  const listeners = new Set<() => void>()

  function read(): Value {
    try {
      return parse(localStorage.getItem(key))
    } catch {
      return empty
    }
  }

  function getValue(): Value {
    current ??= { value: read() }
    return current.value
  }

  function notifyListeners() {
    for (const listener of listeners) listener()
  }

  /** Another tab changed the value, or cleared the storage. */
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    current = undefined
    notifyListeners()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }

  function setValue(value: Value) {
    current = { value }
    notifyListeners()
    const text = format(value)
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // The browser stores nothing.
    }
  }

  return { getValue, setValue, subscribe, empty }
}

/** The value of the browser, and its changes. */
export const useStoredValue = <Value>({ subscribe, getValue, empty }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, getValue, () => empty)
