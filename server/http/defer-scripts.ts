/**
 * Runs in the browser. The second animation frame begins after the first was painted. A hidden tab
 * paints nothing, and a visible page that another one covers may not either, so there is a limit of
 * two seconds. The order of the scripts does not matter, as before.
 */
const loader = `(urls => {
const {nonce} = document.currentScript, events = ['load', 'pointerdown', 'keydown']
const load = () => {
for (const src of urls.splice(0)) document.head.append(Object.assign(document.createElement('script'), {src, nonce, async: true}))
}
const paintFirst = () => {
if (document.hidden) return load()
requestAnimationFrame(() => requestAnimationFrame(load))
setTimeout(load, 2000)
}
for (const event of events) addEventListener(event, paintFirst, {once: true})
})`

/**
 * Moves the external scripts of a page behind its first paint. Next loads them together with the style
 * sheet, the fonts and the pictures. Here they load when these have been loaded and painted, or at the
 * first tap or key. The cost is recorded in
 * docs/decisions/archive/0167-scripts-after-the-first-paint.md.
 *
 * Only scripts with the nonce of the page's policy are moved; what the policy blocks stays blocked.
 */
export function deferScripts(html: string, policy: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (!nonce) return html
  const urls: string[] = []
  const rest = html
    .replace(/<link rel="preload" as="script"[^<>]*>/g, '')
    .replace(/<script src="([^"&<>]+)"([^<>]*)><\/script>/g, (tag, url: string, others: string) => {
      if (!others.includes(' async=""') || !others.includes(` nonce="${nonce}"`)) return tag
      urls.push(url)
      return ''
    })
  const script = `<script nonce="${nonce}">${loader}(${JSON.stringify(urls)})</script></head>`
  return urls.length > 0 ? rest.replace('</head>', () => script) : html
}
