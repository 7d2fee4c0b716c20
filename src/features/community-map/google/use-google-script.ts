import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import { onAuthFailure } from './auth-failure'

/** How long Google's script may take. In milliseconds. */
const PATIENCE = 10_000

type ScriptState = 'loading' | 'loaded' | 'failed'

/**
 * Google's script runs once for the life of a page: after it has failed, it cannot be had again
 * without a reload, and every further map is told so at once.
 */
let failedBefore = false

const next = (now: ScriptState, told: ScriptState): ScriptState => (now === 'failed' ? now : told)

/**
 * Watches over Google's script. It has failed when somebody says so, when Google refuses the key,
 * or when it hasn't loaded in time; it never recovers. `onFailure` hears of it once.
 */
export function useGoogleScript(onFailure: () => void) {
  const [state, tell] = useReducer(next, failedBefore ? 'failed' : 'loading')
  const loaded = useCallback(() => tell('loaded'), [])
  const fail = useCallback(() => tell('failed'), [])
  const reportFailure = useEffectEvent(onFailure)

  useEffect(() => onAuthFailure(fail), [fail])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(fail, PATIENCE)
    return () => clearTimeout(timer)
  }, [state, fail])

  useEffect(() => {
    if (state !== 'failed') return
    failedBefore = true
    reportFailure()
  }, [state])

  return { failed: state === 'failed', loaded, fail }
}
