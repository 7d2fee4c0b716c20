const listeners = new Set<() => void>()

/**
 * Listens for Google's word that the key is wrong, not meant for this site, or used up. It may come
 * long after the map is drawn, and comes by way of one global function for all maps, which is there
 * only while somebody listens. Answers with the function that stops listening.
 */
export function onAuthFailure(listener: () => void): () => void {
  listeners.add(listener)
  window.gm_authFailure = () => {
    for (const tell of [...listeners]) tell()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) delete window.gm_authFailure
  }
}
