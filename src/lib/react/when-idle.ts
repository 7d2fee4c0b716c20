/** Calls back when the page has loaded and the browser is idle. Returns a function that cancels. */
export function whenIdle(callBack: () => void): () => void {
  let idle: number | undefined
  const onLoad = () => {
    // Safari does not support requestIdleCallback; there the callback runs after load.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callBack, { timeout: 2000 })
    else callBack()
  }
  if (document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad, { once: true })
  return () => {
    window.removeEventListener('load', onLoad)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
