// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapStart } from '@/domain/map/map-view'
import { useMapBounds } from './use-map-bounds'

const handle = { moveTo: vi.fn(), zoomBy: vi.fn(), fit: vi.fn() }
const onFit = vi.fn()
const opening: MapStart = { at: { lat: 29.5, lng: -98.3 }, zoom: 12 }
const whole = { at: null, bounds: [-99, 29, -98, 30] } as const

interface HostProps {
  listed: string
  isHeld?: boolean
  given?: MapStart | null
}

let controls: ReturnType<typeof useMapBounds>

function Host({ listed, isHeld = false, given = opening }: HostProps) {
  controls = useMapBounds(whole, listed, { opening: given, isHeld, onFit })
  return null
}

function host() {
  const root = createRoot(document.createElement('div'))
  return (props: HostProps) => act(() => root.render(<Host {...props} />))
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('the map opens with the view of the URL, and is fitted when the list changes', () => {
  const render = host()
  render({ listed: 'a' })
  act(() => controls.onReady(handle))
  expect(handle.moveTo).toHaveBeenCalledExactlyOnceWith(opening.at, 12)
  expect(onFit).not.toHaveBeenCalled()
  controls.onUse()
  render({ listed: 'b' })
  expect(handle.fit).toHaveBeenCalledExactlyOnceWith(whole.bounds)
  expect(onFit).toHaveBeenCalledOnce()
  expect(controls.isMoved.current).toBe(false)
})

it('the map is fitted if the list changes before the map is ready', () => {
  const render = host()
  render({ listed: 'a' })
  render({ listed: 'b' })
  act(() => controls.onReady(handle))
  expect(handle.moveTo).not.toHaveBeenCalled()
  expect(handle.fit).toHaveBeenCalledOnce()
  expect(onFit).toHaveBeenCalledOnce()
})

it('the map does not move while the list follows the map', () => {
  const render = host()
  render({ listed: 'a', given: null })
  act(() => controls.onReady(handle))
  render({ listed: 'b', given: null, isHeld: true })
  expect(handle.fit).toHaveBeenCalledOnce()
  expect(onFit).not.toHaveBeenCalled()
})
