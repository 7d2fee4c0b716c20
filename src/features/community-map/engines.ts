import type { ComponentType } from 'react'
import type { EngineProps } from './engine'
import type { MapSettings } from './settings'

export type EngineName = 'google' | 'keyless'

/** Where each engine comes from; none of them is loaded before a map is about to be seen. */
const engines: Readonly<Record<EngineName, () => Promise<ComponentType<EngineProps>>>> = {
  google: async () => (await import('./google/google-engine')).GoogleEngine,
  keyless: async () => (await import('./keyless/keyless-engine')).KeylessEngine,
}

/** The engine that is tried first, then what stands in when it fails. */
export function enginesFor({ googleKey }: MapSettings): readonly EngineName[] {
  return googleKey ? ['google', 'keyless'] : ['keyless']
}

/** Rejects when the engine's code cannot be had. */
export function loadEngine(name: EngineName): Promise<ComponentType<EngineProps>> {
  return engines[name]()
}
