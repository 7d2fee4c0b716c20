import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deferScripts } from './defer-scripts'

const policy = "script-src 'self' 'nonce-abc='"
const script = (src: string) => `<script src="${src}" async="" nonce="abc="></script>`
const page = (head: string, body = '') =>
  `<html><head>${head}</head><body>${body}<p>Text</p></body></html>`

/** Runs the loader of a page like a browser, and returns what happens in it. */
function open(html: string, { hidden = false } = {}) {
  const listeners: Record<string, () => void> = {}
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const appended: unknown[] = []
  const code = /<script nonce="abc=">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  runInNewContext(code, {
    document: {
      currentScript: { nonce: 'abc=' },
      hidden,
      createElement: () => ({}),
      head: { append: (element: unknown) => appended.push(element) },
    },
    addEventListener: (event: string, listener: () => void) => {
      listeners[event] = listener
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
  })
  return {
    appended,
    fire: (event: string) => listeners[event]?.(),
    paint: () => {
      for (const frame of frames.splice(0)) frame()
    },
    endTimers: () => {
      for (const timer of timers.splice(0)) timer()
    },
  }
}

describe('the scripts of a page', () => {
  const html = deferScripts(page(script('/a.js'), script('/b.js')), policy)
  const loaded = ['/a.js', '/b.js'].map((src) => ({ src, nonce: 'abc=', async: true }))

  it('load after the page has loaded and was painted', () => {
    const { appended, fire, paint } = open(html)
    expect(html).not.toContain('src="')
    fire('load')
    paint()
    expect(appended).toEqual([])
    paint()
    expect(appended).toEqual(loaded)
  })

  it.each(['pointerdown', 'keydown'])('load at the first %s, and once', (event) => {
    const { appended, fire, paint } = open(html)
    for (const name of [event, 'load']) {
      fire(name)
      paint()
      paint()
    }
    expect(appended).toEqual(loaded)
  })

  it('load at once in a hidden tab, which is not painted', () => {
    const { appended, fire } = open(html, { hidden: true })
    fire('load')
    expect(appended).toEqual(loaded)
  })

  it('load after a time if a visible page is not painted, and once', () => {
    const { appended, fire, paint, endTimers } = open(html)
    fire('load')
    expect(appended).toEqual([])
    endTimers()
    expect(appended).toEqual(loaded)
    paint()
    paint()
    expect(appended).toEqual(loaded)
  })

  it('are not preloaded', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>'
    const image = '<link rel="preload" as="image" href="/a.svg"/>'
    const result = deferScripts(page(preload + image + script('/a.js')), policy)
    expect(result).not.toContain(preload)
    expect(result).toContain(image)
  })
})

describe('deferScripts', () => {
  it.each([
    ['without the nonce', '<script src="/evil.js" async=""></script>'],
    ['with another nonce', '<script src="/evil.js" async="" nonce="abd="></script>'],
    ['that is not async', '<script src="/a.js" noModule="" nonce="abc="></script>'],
    ['in the page', '<script nonce="abc=">self.a = 1</script>'],
  ])('leaves a script %s as it is', (_, kept) => {
    expect(deferScripts(page(kept), policy)).toBe(page(kept))
    expect(deferScripts(page(kept + script('/b.js')), policy)).toContain(kept)
  })

  it('leaves every script of a page without a nonce as it is', () => {
    const html = page(script('/a.js'))
    expect(deferScripts(html, "script-src 'self'")).toBe(html)
  })
})

it('deferScripts keeps dollar signs in addresses', () => {
  const result = deferScripts(page(script("/$'.js")), policy)
  expect(result).toContain(`["/$'.js"]`)
})
