import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import { onAuthFailure } from './auth-failure'

/** Timeout for Google's script, in milliseconds. */
const PATIENCE = 10_000

type ScriptState = 'loading' | 'loaded' | 'failed'

/**
 * Google's script runs only once per page. After a failure it cannot be loaded again without a
 * reload, so later maps fail immediately.
 */
let failedBefore = false

const next = (now: ScriptState, told: ScriptState): ScriptState => (now === 'failed' ? now : told)

/**
 * Tracks the state of Google's script. It fails when a caller reports a failure, when Google
 * rejects the key, or after a timeout, and does not recover. `onFailure` is called once.
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
