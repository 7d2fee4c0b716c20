/**
 * Calls back once the page has loaded and the browser has nothing better to do; answers how to call
 * that off.
 */
export function whenIdle(callBack: () => void): () => void {
  let idle: number | undefined
  const onLoad = () => {
    // Safari knows no idle callback; there the load itself is late enough.
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
