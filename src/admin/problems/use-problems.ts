'use client'

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useState } from 'react'

/** A field whose value was refused. */
export interface Problem {
  readonly path: string
  readonly message: string
}

const findInvalid = (fields: FormState): Problem[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    field?.valid === false && field.passesCondition !== false
      ? [{ path, message: field.errorMessage ?? 'Check this field.' }]
      : [],
  )

const isSame = (a: Problem, b: Problem) => a.path === b.path && a.message === b.message

interface Save {
  readonly isRunning: boolean
  /** The invalid fields when the save began. */
  readonly before: readonly Problem[]
  /** The fields that the answer named. */
  readonly refused: readonly Problem[]
}

/**
 * The fields for which the last save was refused. Payload shows the errors of a refused publication,
 * but not those of a refused draft, in which required fields may still be empty: of these the ones
 * count that came with the answer.
 */
export function useProblems(): readonly Problem[] {
  const [fields] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const wasSubmitted = useFormSubmitted()
  const [save, setSave] = useState<Save>({ isRunning: false, before: [], refused: [] })
  const invalid = findInvalid(fields)
  if (isProcessing !== save.isRunning) {
    const { before } = save
    const isNew = (problem: Problem) => !before.some((known) => isSame(known, problem))
    setSave(
      isProcessing
        ? { isRunning: true, before: invalid, refused: [] }
        : { isRunning: false, before, refused: invalid.filter(isNew) },
    )
  }
  if (isProcessing) return []
  if (wasSubmitted) return invalid
  return invalid.filter((problem) => save.refused.some((known) => isSame(known, problem)))
}
