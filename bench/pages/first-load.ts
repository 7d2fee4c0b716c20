import type { Page } from '@playwright/test'
import { waitUntilInteractive } from '../../tests/e2e/helpers/wait-until-interactive'
import { LAYOUT_SHIFT, type PageTarget, type Part, parts } from './targets'

/** The network traffic of a first visit to a page until the network is idle. */
export interface FirstLoad {
  /**
   * Bytes transferred. `html` excludes the response headers, which are mostly the Content Security
   * Policy.
   */
  readonly bytes: Readonly<Record<Part | 'css' | 'pictures', number>>
  readonly documentRequests: number
  /** URLs requested by scripts. */
  readonly dataRequests: readonly string[]
  readonly layoutShifts: readonly LayoutShift[]
}

/** A movement of elements without an action of the visitor. */
export interface LayoutShift {
  /** The layout shift score, as in Chromium's layout-shift entries. */
  readonly value: number
  /** The beginning of each element or text that moved, its top before and its top afterwards. */
  readonly moved: readonly string[]
}

/** The screen of Lighthouse's phone. */
export const phoneScreen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const kinds: Readonly<Record<string, keyof FirstLoad['bytes']>> = {
  Document: 'html',
  Script: 'javaScript',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
}

/** Visits `url` in a page without a browser cache, after the server has cached `url`. */
export async function measureFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  await (await fetch(url)).arrayBuffer()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Chromium's lazy-loading distance for images depends on the connection type.
  await session.send('Network.overrideNetworkState', fourthGeneration)
  const bytes = { html: 0, javaScript: 0, css: 0, fonts: 0, pictures: 0, all: 0 }
  const types = new Map<string, string>()
  // Chromium requests the icon of the tab, its headless shell does not.
  let iconRequest: string | undefined
  const documents: string[] = []
  const dataRequests: string[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    types.set(requestId, type ?? '')
    if (type === 'Other' && new URL(request.url).pathname === '/icon.svg') iconRequest = requestId
    if (type === 'Document') documents.push(request.url)
    if (type === 'Fetch' || type === 'XHR') dataRequests.push(request.url)
  })
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') bytes.html -= response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === iconRequest) return
    bytes.all += encodedDataLength
    const kind = kinds[types.get(requestId) ?? '']
    if (kind) bytes[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  // On a busy machine the network is idle before the scripts load.
  await waitUntilInteractive(page)
  await page.waitForLoadState('networkidle')
  const layoutShifts = await page.evaluate(layoutShiftsSoFar)
  await session.detach()
  return { bytes, documentRequests: documents.length, dataRequests, layoutShifts }
}

const fourthGeneration = {
  offline: false,
  connectionType: 'cellular4g',
  latency: 100,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
} as const

/** The entry that Chromium reports, which TypeScript's DOM library does not have. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The layout shifts of the page so far. Runs in the browser. */
export function layoutShiftsSoFar(): Promise<readonly LayoutShift[]> {
  return new Promise((resolve) => {
    const shifts: LayoutShift[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : node?.textContent
          return `${text?.slice(0, 80) ?? 'a removed element'} from ${previousRect.top} to ${currentRect.top} px`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
  })
}

/** The cumulative layout shift. */
export const totalShift = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0)

/** Describes the shifts of a page that together exceed the maximum. */
export function missesOfShifts(shifts: readonly LayoutShift[]): string[] {
  const total = totalShift(shifts)
  if (total <= LAYOUT_SHIFT) return []
  return [`layout shift ${total.toFixed(4)}: ${shifts.flatMap(({ moved }) => moved).join(', ')}`]
}

const kib = (value: number) => `${(value / 1024).toFixed(1)} KiB`

/** Describes each target that a first visit misses. */
export function findMisses(load: FirstLoad, { bytes }: PageTarget): string[] {
  return [
    ...parts
      .filter((part) => load.bytes[part] > bytes[part])
      .map((part) => `${part}: ${kib(load.bytes[part])}, target ${kib(bytes[part])}`),
    ...(load.documentRequests === 1 ? [] : [`${load.documentRequests} document requests`]),
    ...load.dataRequests.map((url) => `data request ${url}`),
    ...missesOfShifts(load.layoutShifts),
  ]
}
