'use client'

import { useEffect, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { type FoundDocuments, foundDocuments } from '@/contract/staff/found-documents'

/** The time without typing after which documents are searched, in milliseconds. */
const PAUSE = 200

/** Fewer characters match nearly everything. */
const SHORTEST = 2

const NONE: FoundDocuments = { documents: [], total: 0 }

const FAILED = 'Documents could not be searched. Check your connection and try again.'
const SIGNED_OUT = 'Your session has ended. Sign in again to search for documents.'

/** The search that was answered last, and its documents or why there are none. */
interface Answer {
  readonly search: string
  readonly found: FoundDocuments
  readonly problem: string | null
}

async function readFound(search: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(adminPaths.foundDocuments(search), { signal })
    if (response.status === 401) return { search, found: NONE, problem: SIGNED_OUT }
    const found = foundDocuments.parse(await response.json())
    return { search, found, problem: null }
  } catch {
    return { search, found: NONE, problem: FAILED }
  }
}

interface Found extends FoundDocuments {
  readonly isSearching: boolean
  readonly problem: string | null
}

/** The documents for what is typed, after a pause. The answer to an earlier search is dropped. */
export function useFoundDocuments(typed: string): Found {
  const search = typed.trim()
  const [answer, setAnswer] = useState<Answer>({ search: '', found: NONE, problem: null })
  const isSought = search.length >= SHORTEST
  useEffect(() => {
    if (!isSought) return
    const replaced = new AbortController()
    const timer = setTimeout(async () => {
      const read = await readFound(search, replaced.signal)
      if (!replaced.signal.aborted) setAnswer(read)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      replaced.abort()
    }
  }, [search, isSought])
  const isAnswered = answer.search === search
  const { found, problem } = answer
  return {
    ...(isSought && isAnswered ? found : NONE),
    isSearching: isSought && !isAnswered,
    problem: isSought && isAnswered ? problem : null,
  }
}
