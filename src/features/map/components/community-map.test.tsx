// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { MAP_START } from '@/domain/map/map-view'
import { CommunityMap } from './community-map'

const renderMap = vi.hoisted(() => vi.fn<() => null>(() => null))
vi.mock('./map-frame', () => ({ MapFrame: () => renderMap() }))

const props = {
  communities: [],
  schools: [],
  start: MAP_START,
  settings: { googleKey: null, googleMapId: null, styleUrl: null },
  highlighted: null,
  onHighlight: () => {},
  chosen: null,
  onChoose: () => {},
  className: '',
}

it('CommunityMap renders its markers again when the list changes, not when its parent renders', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<CommunityMap {...props} />))
  const first = renderMap.mock.calls.length
  act(() => root.render(<CommunityMap {...props} />))
  expect(renderMap).toHaveBeenCalledTimes(first)
  act(() => root.render(<CommunityMap {...props} communities={[]} />))
  expect(renderMap.mock.calls.length).toBeGreaterThan(first)
  vi.unstubAllGlobals()
})
