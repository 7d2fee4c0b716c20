// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

async function renderText(Component: React.ComponentType): Promise<string> {
  const part = document.createElement('div')
  const root = createRoot(part)
  await act(async () =>
    root.render(
      <>
        <input defaultValue="typed" />
        <Suspense>
          <Component />
        </Suspense>
      </>,
    ),
  )
  expect(part.querySelector('input')?.value).toBe('typed')
  return part.textContent ?? ''
}

const refused = () => Promise.reject(new Error('The chunk was not loaded'))

it('a lazy component renders what was loaded', async () => {
  expect(await renderText(lazyComponent(async () => () => <p>Loaded</p>))).toBe('Loaded')
})

it('a lazy component renders the fallback, or nothing, if the code cannot be loaded, and keeps the page', async () => {
  expect(await renderText(lazyComponent(refused, () => <p>Instead</p>))).toBe('Instead')
  expect(await renderText(lazyComponent(refused))).toBe('')
})
