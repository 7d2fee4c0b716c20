'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Refused } from '@/contract/submissions/results'
import type {
  DecidedTogether,
  DecisionInput,
  DecisionResult,
  MatchInput,
  missingChoices,
  ReviewPage,
  ReviewRow,
} from '@/contract/submissions/review'
import {
  acceptAllValid,
  decideAllMissing,
  loadReview,
  saveDecisions,
  saveMatches,
} from '../actions'
import { decisionKey } from './decision-key'
import { PAGE_ROWS, type ReviewView } from './review-view'
import { withDecisions } from './row-rules'

/** Decisions of other editors appear after this many milliseconds. */
const REFRESH = 20_000

const NOT_SAVED = 'The server did not respond. Please try again.'
const FAILED = 'The server did not respond. Your last decisions were not saved; please repeat them.'

const isRefused = (result: DecisionResult | Refused): result is Refused => 'state' in result

export interface Review {
  readonly view: ReviewView
  readonly page: ReviewPage
  readonly isLoading: boolean
  /** Sentences about typed values that were not accepted, by `decisionKey`. */
  readonly problems: ReadonlyMap<string, string>
  /** Decisions that are not stored yet, by `decisionKey`. */
  readonly saving: ReadonlySet<string>
  readonly show: (view: Partial<ReviewView>) => Promise<void>
  readonly refresh: () => Promise<void>
  readonly decide: (inputs: readonly DecisionInput[]) => void
  readonly match: (input: MatchInput) => void
  readonly acceptValid: () => Promise<void>
  /** Decides about all missing listings that wait for a choice. */
  readonly decideMissing: (choice: (typeof missingChoices)[number]) => Promise<void>
  /** Resolves when all decisions are stored. */
  readonly settled: () => Promise<void>
}

/**
 * The rows of the review, and the decisions about them. A decision is shown at once and stored in
 * the order in which it was made; a server that does not answer takes it back.
 */
export function useReview(submission: number, first: ReviewPage, firstView: ReviewView): Review {
  const { user } = useAuth()
  const [view, setView] = useState(firstView)
  const [page, setPage] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [pending, setPending] = useState<readonly DecisionInput[]>([])
  const queue = useRef<readonly DecisionInput[]>([])
  const flushing = useRef<Promise<void> | null>(null)
  const newest = useRef(0)
  const shown = useRef(firstView)

  const load = useCallback(
    async (next: ReviewView) => {
      newest.current += 1
      const own = newest.current
      setLoading(true)
      try {
        const loaded = await loadReview({ submission, ...next, limit: PAGE_ROWS })
        if (own === newest.current) setPage(loaded)
      } catch {
        if (own === newest.current) toast.error('The rows could not be loaded. Please try again.')
      } finally {
        if (own === newest.current) setLoading(false)
      }
    },
    [submission],
  )

  const show = useCallback(
    (change: Partial<ReviewView>) => {
      const next = { ...shown.current, offset: 0, ...change }
      shown.current = next
      setView(next)
      rememberView(next)
      return load(next)
    },
    [load],
  )

  const refresh = useCallback(() => load(shown.current), [load])

  const merge = useCallback((result: DecisionResult) => {
    const changed = new Map(result.rows.map((row) => [row.record, row]))
    // A page that was requested before these decisions would bring the old rows back.
    newest.current += 1
    setLoading(false)
    setPage((page) => ({
      ...page,
      counts: result.counts,
      rows: page.rows.map((row) => changed.get(row.record) ?? row),
    }))
  }, [])

  const fail = useCallback(
    async (message: string) => {
      toast.error(message)
      await refresh()
    },
    [refresh],
  )

  const flush = useCallback(async () => {
    while (queue.current.length > 0) {
      const batch = queue.current.slice(0, 500)
      queue.current = queue.current.slice(batch.length)
      try {
        const result = await saveDecisions(submission, batch)
        if (isRefused(result)) await fail(result.message)
        else {
          merge(result)
          setProblems((all) => withProblems(all, batch, result.problems))
        }
      } catch {
        // A typed value stays in its field.
        const typed = [...batch, ...queue.current].filter((input) => input.typed !== undefined)
        setProblems((all) => withProblems(all, typed, typed.map(notSaved)))
        queue.current = []
        setPending([])
        await fail(FAILED)
      }
      setPending((all) => all.filter((input) => !batch.includes(input)))
    }
    flushing.current = null
  }, [fail, merge, submission])

  const decide = useCallback(
    (inputs: readonly DecisionInput[]) => {
      if (inputs.length === 0) return
      queue.current = [...queue.current, ...inputs]
      setPending((all) => [...all, ...inputs])
      flushing.current ??= flush()
    },
    [flush],
  )

  const settled = useCallback(async () => {
    await flushing.current
  }, [])

  const sendMatch = useCallback(
    async (input: MatchInput) => {
      await settled()
      setLoading(true)
      try {
        const result = await saveMatches(submission, [input])
        if (isRefused(result)) await fail(result.message)
        else {
          merge(result)
          for (const { message } of result.problems) toast.error(message)
        }
      } catch {
        await fail(FAILED)
      } finally {
        setLoading(false)
      }
    },
    [fail, merge, settled, submission],
  )
  const match = useCallback((input: MatchInput) => void sendMatch(input), [sendMatch])

  const decideTogether = useCallback(
    async (send: () => Promise<DecidedTogether | Refused>) => {
      await settled()
      setLoading(true)
      try {
        const result = await send()
        if (result.state === 'refused') toast.error(result.message)
        await refresh()
      } catch {
        await fail(FAILED)
      }
    },
    [fail, refresh, settled],
  )
  const acceptValid = useCallback(
    () => decideTogether(() => acceptAllValid(submission, view.filter)),
    [decideTogether, submission, view.filter],
  )
  const decideMissing = useCallback(
    (choice: (typeof missingChoices)[number]) =>
      decideTogether(() => decideAllMissing(submission, choice)),
    [decideTogether, submission],
  )

  const refreshUnlessBusy = useEffectEvent(() => {
    if (flushing.current === null && !isLoading && document.visibilityState === 'visible') {
      void refresh()
    }
  })

  useEffect(() => {
    const timer = setInterval(refreshUnlessBusy, REFRESH)
    const listen = () => refreshUnlessBusy()
    window.addEventListener('focus', listen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', listen)
    }
  }, [])

  const rows = useMemo(
    () => page.rows.map((row): ReviewRow => withDecisions(row, pending, user?.name ?? '')),
    [page.rows, pending, user],
  )
  const saving = useMemo(
    () => new Set(pending.map(({ record, target }) => decisionKey(record, target))),
    [pending],
  )

  return {
    view,
    page: { ...page, rows },
    isLoading,
    problems,
    saving,
    show,
    refresh,
    decide,
    match,
    acceptValid,
    decideMissing,
    settled,
  }
}

/** The parts and actions of the review that one of its rows needs. */
export type RowReview = Pick<Review, 'decide' | 'match' | 'problems' | 'saving'>

const notSaved = ({ record, target }: DecisionInput) => ({ record, target, message: NOT_SAVED })

/** The problems after a batch: those of its decisions are replaced. */
function withProblems(
  all: ReadonlyMap<string, string>,
  batch: readonly DecisionInput[],
  found: DecisionResult['problems'],
): ReadonlyMap<string, string> {
  const next = new Map(all)
  for (const { record, target } of batch) next.delete(decisionKey(record, target))
  for (const { record, target, message } of found) next.set(decisionKey(record, target), message)
  return next
}

/** Keeps the filter in the address, so that a reload shows the same rows. */
function rememberView({ filter, hideDecided, offset }: ReviewView): void {
  const query = new URLSearchParams()
  if (filter !== 'changes') query.set('filter', filter)
  if (hideDecided) query.set('open', '1')
  if (offset > 0) query.set('from', String(offset + 1))
  const written = query.toString()
  window.history.replaceState(null, '', written ? `?${written}` : window.location.pathname)
}
