'use client'

import './wording-field.css'
import {
  TextareaInput,
  useAuth,
  useDebounce,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { type WordingRequest, wordingMarks } from '@/contract/wording/wording'
import { isEditor } from '@/domain/accounts/roles'
import {
  checkedTexts,
  findBlocking,
  isCheckedCollection,
  type WordingMark,
} from '@/domain/wording/wording'
import { readAdminApi } from '../api-client'

/** The time without typing after which words are checked, in milliseconds. */
const PAUSE = 1000

/** `incentives.0.text` is the field `incentives.text` of a row. */
const withoutRow = (path: string) => path.replace(/\.\d+\./g, '.')

/** The checked texts of the form, as JSON, so that they are compared by value. */
function useTexts(): string {
  const { collectionSlug = '' } = useDocumentInfo()
  const paths: readonly string[] = isCheckedCollection(collectionSlug)
    ? checkedTexts[collectionSlug]
    : []
  return useFormFields(([fields]) => {
    const texts = Object.entries(fields)
      .map(([path, field]) => ({ path: withoutRow(path), value: field?.value }))
      .filter(({ path, value }) => paths.includes(path) && value)
    return JSON.stringify({ texts } satisfies WordingRequest)
  })
}

/** The marked words of the form; `null` until they are known. */
function useMarks(): readonly WordingMark[] | string | null {
  const texts = useDebounce(useTexts(), PAUSE)
  const [marks, setMarks] = useState<readonly WordingMark[] | string | null>(null)
  useEffect(() => {
    let isCurrent = true
    readAdminApi('/globals/wording/check', wordingMarks, JSON.parse(texts)).then(
      ({ data, error }) => isCurrent && setMarks(data?.marks ?? error ?? null),
    )
    return () => {
      isCurrent = false
    }
  }, [texts])
  return marks
}

/**
 * The words of the form that may break fair-housing law, with the reason for which an editor publishes
 * them. The server finds them, so that the back office does not load the list and the parser.
 */
export const WordingField: TextareaFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: ownPath,
  })
  const { user } = useAuth()
  const marks = useMarks()
  if (typeof marks === 'string') {
    return <p className="wording__unknown">Wording not checked. {marks}</p>
  }
  const found = marks ?? []
  const isBlocked = findBlocking(found).length > 0
  if (found.length === 0 && !value) return null
  return (
    <section className="wording" aria-label="Fair-housing wording">
      <h3>Fair-housing wording</h3>
      {found.length === 0 ? <p>No words are marked anymore.</p> : <Marks marks={found} />}
      {isBlocked && !isEditor(user?.role) ? <p>Change these before you submit.</p> : null}
      {isEditor(user?.role) && (isBlocked || value) ? (
        <TextareaInput
          path={path}
          label={field.label}
          description="Needed to publish them. It is stored with the version and in the audit log."
          rows={3}
          readOnly={readOnly || disabled}
          showError={showError}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value || null)}
        />
      ) : null}
      {!isEditor(user?.role) && value ? <p>An editor’s reason: {value}</p> : null}
    </section>
  )
}

/** The same words in the same place of two rows are listed once. */
const byPlace = (marks: readonly WordingMark[]) => [
  ...new Map(
    marks.map((mark) => [`${mark.field}: ${mark.before}${mark.words}${mark.after}`, mark]),
  ),
]

function Marks({ marks }: { marks: readonly WordingMark[] }) {
  return (
    <ul>
      {byPlace(marks).map(([place, { words, field, before, after, isHint, ...term }]) => (
        <li key={place} className={isHint ? 'wording__hint' : undefined}>
          <p className="wording__words">
            <span>
              {field}
              {isHint ? ', a hint' : ''}
            </span>
            {before}
            <mark>{words}</mark>
            {after}
          </p>
          <p>{term.why}</p>
          <p>
            <strong>Instead:</strong> {term.instead}
          </p>
          <p className="wording__source">{term.source}</p>
        </li>
      ))}
    </ul>
  )
}
