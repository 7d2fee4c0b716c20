// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRestoredFocus } from './use-restored-focus'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => document.body.replaceChildren())

interface WordsProps {
  words: readonly string[]
  isPending: boolean
}

function Words({ words, isPending }: WordsProps) {
  const part = useRef<HTMLElement>(null)
  useRestoredFocus(isPending, part, ['select:enabled', 'summary'])
  return (
    <section ref={part}>
      {words.map((word) => (
        <p key={word}>
          <select aria-label={word} disabled={isPending} />
          <button type="button">{`Apply ${word}`}</button>
        </p>
      ))}
      <details>
        <summary>Explained</summary>
      </details>
    </section>
  )
}

async function showWords() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (words: readonly string[], isPending = false) =>
    act(async () => root.render(<Words words={words} isPending={isPending} />))
  await show(['Avail', 'Spec'])
  return { show, find: (selector: string) => place.querySelector<HTMLElement>(selector) }
}

it('the focus moves on when the button of an action is gone', async () => {
  const { show, find } = await showWords()
  find('button')?.focus()
  await show(['Avail', 'Spec'], true)
  await show(['Spec'])
  expect(document.activeElement).toBe(find('[aria-label="Spec"]'))
  find('button')?.focus()
  await show(['Spec'], true)
  await show([])
  expect(document.activeElement).toBe(find('summary'))
})

it('the focus stays where the editor has moved it', async () => {
  const { show, find } = await showWords()
  find('button')?.focus()
  await show(['Avail', 'Spec'], true)
  find('summary')?.focus()
  await show(['Spec'])
  expect(document.activeElement).toBe(find('summary'))
})
