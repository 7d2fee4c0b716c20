import type { ComponentType } from 'react'
import type { EngineProps } from './engine'
import type { MapSettings } from './settings'

export type EngineName = 'google' | 'keyless'

/** Dynamic imports of the engines, which load only when a map is near the viewport. */
const engines: Readonly<Record<EngineName, () => Promise<ComponentType<EngineProps>>>> = {
  google: async () => (await import('./google/google-engine')).GoogleEngine,
  keyless: async () => (await import('./keyless/keyless-engine')).KeylessEngine,
}

/** The engines in order of preference; each is the fallback of the previous one. */
export function enginesFor({ googleKey }: MapSettings): readonly EngineName[] {
  return googleKey ? ['google', 'keyless'] : ['keyless']
}

/** Rejects if the code of the engine cannot be loaded. */
export function loadEngine(name: EngineName): Promise<ComponentType<EngineProps>> {
  return engines[name]()
}
