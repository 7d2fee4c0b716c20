// @vitest-environment jsdom
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMapPosition } from './use-map-position'

const onUrlUpdate = vi.fn()
let position: ReturnType<typeof useMapPosition>

function Host() {
  position = useMapPosition()
  return null
}

/** Renders a map under a URL, and tells it a view. */
async function show(query: string, view: Parameters<typeof position.onPosition>[0]) {
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <NuqsTestingAdapter searchParams={query} onUrlUpdate={onUrlUpdate} rateLimitFactor={0}>
        <Host />
      </NuqsTestingAdapter>,
    ),
  )
  await act(async () => {
    position.onPosition(view)
    await vi.advanceTimersByTimeAsync(1000)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('useMapPosition writes the view that the visitor chose, until the map is fitted', async () => {
  await show('', { at: { lat: 29.5, lng: -98.3 }, zoom: 12 })
  expect(onUrlUpdate.mock.lastCall?.[0].queryString).toBe('?map=29.5,-98.3,12')
  await show('?map=29.5,-98.3,12', null)
  expect(onUrlUpdate.mock.lastCall?.[0].queryString).toBe('')
})

it('useMapPosition does not write the URL when there is no view to remove', async () => {
  await show('?city=Boerne', null)
  expect(onUrlUpdate).not.toHaveBeenCalled()
})
