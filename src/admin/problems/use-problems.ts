'use client'

import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { findProblems, type Problem } from './find-problems'

interface Answer {
  /** The saves that were answered while fields were invalid. */
  readonly count: number
  /** The problems that came with the last answer. */
  readonly refused: readonly Problem[]
}

const isSame = (a: Problem, b: Problem) => a.path === b.path && a.message === b.message

/**
 * The fields for which the last save was refused, and the number of such saves. Payload shows the errors
 * of a refused publication, but not those of a refused draft, in which required fields may still be empty:
 * of these the ones count that came with the answer.
 */
export function useProblems(): { problems: readonly Problem[]; saves: number } {
  const [fields] = useAllFormFields()
  const { getFields } = useForm()
  const isProcessing = useFormProcessing()
  const wasSubmitted = useFormSubmitted()
  const before = useRef<readonly Problem[]>([])
  const [answer, setAnswer] = useState<Answer>({ count: 0, refused: [] })

  // The errors of the answer are in the state of the form before its fields render again.
  useEffect(() => {
    const found = findProblems(getFields())
    if (isProcessing) {
      before.current = found
      return
    }
    const isNew = (problem: Problem) => !before.current.some((known) => isSame(known, problem))
    const refused = found.filter(isNew)
    before.current = found
    setAnswer(({ count }) => ({ count: found.length > 0 ? count + 1 : count, refused }))
  }, [getFields, isProcessing])

  const problems = isProcessing ? [] : findProblems(fields)
  const isRefused = (problem: Problem) => answer.refused.some((known) => isSame(known, problem))
  return {
    problems: wasSubmitted ? problems : problems.filter(isRefused),
    saves: answer.count,
  }
}
