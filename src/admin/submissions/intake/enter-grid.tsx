'use client'

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { BuilderGrid } from '@/data/submissions'
import { actionFailure } from '../../action-failure'
import { ActionButton } from '../action-button'
import { loadGrid } from '../actions'

// Its cells are read by the rules of a file, which no other way of intake needs in the browser.
const GridEditor = lazy(async () => ({ default: (await import('./grid-editor')).GridEditor }))

const UNANSWERED = 'The listings of the builder could not be loaded. Please try again.'
const GONE = 'This builder does not exist any more.'

const loading = (
  <p className="submission-loading" role="status">
    Loading the listings of the builder…
  </p>
)

interface EnterGridProps {
  builder: number
  received: (submission: number) => void
  /** Called with whether there is something that was not sent. */
  onChange: (hasChanges: boolean) => void
}

/** A grid with the present listings of a builder, for what came by phone or in prose. */
export function EnterGrid({ builder, received, onChange }: EnterGridProps) {
  const [content, setContent] = useState<BuilderGrid | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const load = useCallback(() => {
    setProblem(null)
    loadGrid(builder)
      .then((found) => {
        setContent(found)
        setProblem(found ? null : GONE)
      })
      .catch((error: unknown) => setProblem(actionFailure(error, UNANSWERED)))
  }, [builder])

  useEffect(load, [load])

  if (problem !== null) {
    return (
      <div className="submission-notice submission-notice--danger" role="alert">
        <p>{problem}</p>
        <ActionButton onClick={load}>Try again</ActionButton>
      </div>
    )
  }
  if (!content) return loading
  return (
    <Suspense fallback={loading}>
      <GridEditor builder={builder} content={content} received={received} onChange={onChange} />
    </Suspense>
  )
}
