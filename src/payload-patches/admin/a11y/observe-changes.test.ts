import { JSDOM } from 'jsdom'
import { afterEach, expect, it, vi } from 'vitest'
import { observeChanges } from './observe-changes'

/** A document, and its animation frames, which run on demand. */
function openDocument(html: string) {
  const { window } = new JSDOM(html)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('Element', window.Element)
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  const { body } = window.document
  const byId = (id: string) => window.document.getElementById(id) ?? body
  const append = (id: string) => byId(id).append(window.document.createElement('i'))
  /** Runs the frames that are due. Returns how many there were. */
  const paint = async () => {
    await Promise.resolve()
    const due = frames.splice(0)
    for (const frame of due) frame(0)
    return due.length
  }
  return { body, byId, append, paint }
}

afterEach(() => vi.unstubAllGlobals())

it('observeChanges reports all changes before a paint at once, each part of the document once', async () => {
  const { body, byId, append, paint } = openDocument(
    '<p id="a"><b id="b"></b></p><p id="c"></p><p id="d"></p>',
  )
  const seen: string[] = []
  observeChanges(body, ({ id }) => seen.push(id))
  for (const id of ['b', 'a', 'c', 'c', 'd']) append(id)
  byId('d').remove()
  append('c')
  expect(seen).toEqual([])
  expect(await paint()).toBe(1)
  // The parent of a removed element has changed, and contains the others.
  expect(seen).toEqual([''])
  for (const id of ['b', 'a', 'c']) append(id)
  expect(await paint()).toBe(1)
  expect(seen.slice(1)).toEqual(['a', 'c'])
})

it('observeChanges does nothing between changes, nor for a part that was removed again', async () => {
  const { body, byId, append, paint } = openDocument('<p id="a"></p><p id="b"></p>')
  const seen: string[] = []
  observeChanges(byId('b'), ({ id }) => seen.push(id))
  append('a')
  expect(await paint()).toBe(0)
  append('b')
  byId('b').remove()
  await paint()
  expect([seen, body.children.length]).toEqual([[], 1])
})

it('observeChanges reports nothing after the screen has closed', async () => {
  const { body, append, paint } = openDocument('<p id="a"></p>')
  const seen: string[] = []
  const stop = observeChanges(body, ({ id }) => seen.push(id))
  append('a')
  await Promise.resolve()
  stop()
  append('a')
  expect([await paint(), seen]).toEqual([0, []])
})
