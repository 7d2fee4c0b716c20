const listeners = new Set<() => void>()

/**
 * Listens for authentication failures of Google Maps: invalid key, wrong domain or exceeded quota.
 * They may occur long after the map is rendered. Google calls one global function for all maps; it
 * exists only while there are listeners. Returns the function that removes the listener.
 */
export function onAuthFailure(listener: () => void): () => void {
  listeners.add(listener)
  window.gm_authFailure = () => {
    for (const notify of [...listeners]) notify()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) delete window.gm_authFailure
  }
}
