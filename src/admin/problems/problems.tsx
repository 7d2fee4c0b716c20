'use client'

import { useEffect, useId, useRef } from 'react'
import { plural } from '@/domain/text/plural'
import { locateField } from '../form-fields/locate-field'
import { openField } from '../form-fields/open-field'
import { useFieldConfigs } from '../form-fields/use-field-configs'
import type { Problem } from './find-problems'
import { useProblems } from './use-problems'
import './problems.css'

/** The fields for which the last save was refused, with a button each that leads to the field. */
export function Problems() {
  const { problems, saves } = useProblems()
  const heading = useRef<HTMLHeadingElement>(null)
  const seenSaves = useRef(0)
  const id = useId()
  const hasProblems = problems.length > 0

  // The focus moves after a refused save, not when an error appears during typing.
  useEffect(() => {
    if (!hasProblems || seenSaves.current === saves) return
    seenSaves.current = saves
    heading.current?.focus()
  }, [hasProblems, saves])

  if (!hasProblems) return null
  return (
    <section className="problems" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Not saved: {plural(problems.length, 'field needs', 'fields need')} a change
      </h2>
      <ul>
        {problems.map((problem) => (
          <Line key={problem.path} {...problem} />
        ))}
      </ul>
    </section>
  )
}

function Line({ path, message }: Problem) {
  const { label, tab } = locateField(useFieldConfigs(), path) ?? { label: path, tab: null }
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest('form')
          if (form) void openField(form, { path, tab })
        }}
      >
        {label}
      </button>
      <span>{message}</span>
    </li>
  )
}
