import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import { onAuthFailure } from './auth-failure'

/** Timeout for Google's script, in milliseconds. */
const TIMEOUT_MS = 10_000

type ScriptState = 'loading' | 'loaded' | 'failed'

/**
 * Google's script runs only once per page. After a failure it cannot be loaded again without a
 * reload, so later maps fail immediately.
 */
let failedBefore = false

const next = (now: ScriptState, reported: ScriptState): ScriptState =>
  now === 'failed' ? now : reported

/**
 * Tracks the state of Google's script. It fails when a caller reports a failure, when Google
 * rejects the key, or after a timeout, and does not recover. `onFailure` is called once.
 */
export function useGoogleScript(onFailure: () => void) {
  const [state, dispatch] = useReducer(next, failedBefore ? 'failed' : 'loading')
  const loaded = useCallback(() => dispatch('loaded'), [])
  const fail = useCallback(() => dispatch('failed'), [])
  const reportFailure = useEffectEvent(onFailure)

  useEffect(() => onAuthFailure(fail), [fail])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(fail, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state, fail])

  useEffect(() => {
    if (state !== 'failed') return
    failedBefore = true
    reportFailure()
  }, [state])

  return { failed: state === 'failed', loaded, fail }
}
