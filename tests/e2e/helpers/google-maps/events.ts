type Handler = Parameters<typeof google.maps.event.addListener>[2]

interface Entry {
  readonly name: string
  readonly handler: Handler
}

/** The listeners of each object. */
const entries = new WeakMap<object, Entry[]>()

function addListener(target: object, name: string, handler: Handler) {
  const entry = { name, handler }
  entries.set(target, [...(entries.get(target) ?? []), entry])
  return {
    remove() {
      entries.set(
        target,
        (entries.get(target) ?? []).filter((other) => other !== entry),
      )
    },
  }
}

function addListenerOnce(target: object, name: string, handler: Handler) {
  const listener = addListener(target, name, (...args: unknown[]) => {
    listener.remove()
    handler(...args)
  })
  return listener
}

export function trigger(target: object, name: string, ...told: unknown[]): void {
  for (const entry of entries.get(target) ?? []) {
    if (entry.name === name) entry.handler(...told)
  }
}

/** The subset of `google.maps.event` that the project uses. */
export const event = {
  addListener,
  addListenerOnce,
  clearInstanceListeners(target: object) {
    entries.delete(target)
  },
} satisfies Partial<typeof google.maps.event>
