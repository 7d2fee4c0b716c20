/** The elements that contain all others of the list. */
export function outermost(elements: Iterable<Element>): Element[] {
  const all = [...elements]
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)))
}

/**
 * Calls `onChange` with each part of the document that got or lost children, once per animation
 * frame: a keystroke can cause several mutations. The frame callback runs before the paint. Returns
 * a function that stops observing.
 */
export function observeChanges(root: Element, onChange: (changed: Element) => void): () => void {
  const changed = new Set<Element>()
  let frame: number | null = null
  const flush = () => {
    frame = null
    const connected = [...changed].filter((element) => element.isConnected)
    changed.clear()
    for (const element of outermost(connected)) onChange(element)
  }
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) changed.add(target)
    frame ??= requestAnimationFrame(flush)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    if (frame !== null) cancelAnimationFrame(frame)
  }
}
