'use client'

import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { findProblems, type Problem } from './find-problems'

interface Answer {
  /** The saves that were answered while fields were invalid. */
  readonly count: number
  /** The problems that came with the last answer. */
  readonly refused: readonly Problem[]
  /** The values that were refused, as JSON. */
  readonly values: string
}

const isSame = (a: Problem, b: Problem) => a.path === b.path && a.message === b.message

/**
 * The fields for which the last save was refused, and the number of such saves. Payload shows the errors
 * of a refused publication, but not those of a refused draft, in which required fields may still be empty:
 * of these the ones count that came with the answer.
 */
export function useProblems(): { problems: readonly Problem[]; saves: number } {
  const [fields, dispatchFields] = useAllFormFields()
  const { getFields, getData } = useForm()
  const isProcessing = useFormProcessing()
  const wasSubmitted = useFormSubmitted()
  const before = useRef<readonly Problem[]>([])
  const [answer, setAnswer] = useState<Answer>({ count: 0, refused: [], values: '' })
  const restoredCount = useRef(0)

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
    setAnswer(({ count }) =>
      found.length > 0
        ? { count: count + 1, refused, values: JSON.stringify(getData()) }
        : { count, refused, values: '' },
    )
  }, [getData, getFields, isProcessing])

  // A check that Payload requested before the save may be answered after it, and then removes its errors
  // They are added again once, which makes Payload check the fields anew.
  useEffect(() => {
    const { count, refused, values } = answer
    if (isProcessing || restoredCount.current === count) return
    const lost = refused.filter(({ path }) => fields[path] && fields[path].valid !== false)
    if (lost.length === 0 || values !== JSON.stringify(getData())) return
    restoredCount.current = count
    for (const { path, message } of lost) {
      dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: message })
    }
  }, [answer, dispatchFields, fields, getData, isProcessing])

  const problems = isProcessing ? [] : findProblems(fields)
  const isRefused = (problem: Problem) => answer.refused.some((known) => isSame(known, problem))
  return {
    problems: wasSubmitted ? problems : problems.filter(isRefused),
    saves: answer.count,
  }
}
