type Handler = Parameters<typeof google.maps.event.addListener>[2]

interface Entry {
  readonly name: string
  readonly handler: Handler
}

/** Who listens to which object. */
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
  const listener = addListener(target, name, (...told: unknown[]) => {
    listener.remove()
    handler(...told)
  })
  return listener
}

/** Tells everybody who listens; what one of them throws is the page's and stops nobody else. */
export function trigger(target: object, name: string, ...told: unknown[]): void {
  for (const entry of entries.get(target) ?? []) {
    if (entry.name === name) entry.handler(...told)
  }
}

/** `google.maps.event`, as far as the guide uses it. */
export const event = {
  addListener,
  addListenerOnce,
  clearInstanceListeners(target: object) {
    entries.delete(target)
  },
} satisfies Partial<typeof google.maps.event>
