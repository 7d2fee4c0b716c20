'use client'

import { useId } from 'react'
import {
  columnTarget,
  type MappedTable,
  type MappingChange,
  tableKind,
} from '@/contract/submissions/mapping'
import { type ColumnTarget, targetLabel } from '@/domain/submissions/map/columns'
import { plural } from '@/domain/text/plural'
import { repeatedTargets } from './choices'

interface MappingTableProps {
  table: MappedTable
  isReadOnly: boolean
  isOnly: boolean
  correct: (change: MappingChange) => void
}

const kinds = [
  ['community', 'A community'],
  ['plan', 'A floor plan'],
  ['home', 'A home'],
  ['mixed', 'Different things; a column says which'],
] as const

/** The columns of a table, with a few values each and the field they are read into. */
export function MappingTable({ table, isReadOnly, isOnly, correct }: MappingTableProps) {
  const { table: index, name, rows, kind, columns, choices, section } = table
  const id = useId()
  const repeated = repeatedTargets(columns)
  return (
    <section className="mapping-table" aria-labelledby={`${id}-name`}>
      <header>
        <h2 id={`${id}-name`}>{name ?? (isOnly ? 'Columns' : `Table ${index + 1}`)}</h2>
        <span>{plural(rows, 'row', 'rows')}</span>
        <label>
          <span>Each row is</span>
          <select
            className="guide-input"
            value={kind}
            disabled={isReadOnly}
            onChange={({ target }) => {
              const { data } = tableKind.safeParse(target.value)
              if (data) correct({ table: index, kind: data })
            }}
          >
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <CommunityOfRows table={table} isReadOnly={isReadOnly} correct={correct} />
      </header>
      {section !== null && (
        <p className="mapping-table__note">
          {`A line with a single name, such as “${section}”, begins the rows of a community.`}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Column of the file</th>
            <th scope="col">First values</th>
            <th scope="col">Field of the guide</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ column, heading, samples, target, reason, confidence }) => {
            const isRepeated = target !== null && repeated.has(target)
            const label = heading || `Column ${column + 1}`
            return (
              <tr key={column} className={mappingState(target !== null, isRepeated, confidence)}>
                <th scope="row">{heading || <em>{label}, without a heading</em>}</th>
                <td className="mapping-table__samples">
                  {samples.length > 0 ? samples.join(' · ') : <em>empty</em>}
                </td>
                <td>
                  <TargetSelect
                    label={`Field for the column ${label}`}
                    target={target}
                    choices={choices}
                    isInvalid={isRepeated}
                    isDisabled={isReadOnly}
                    noteId={`${id}-${column}`}
                    choose={(chosen) => correct({ table: index, column, target: chosen })}
                  />
                  <span id={`${id}-${column}`} className="field-review-note">
                    {isRepeated ? 'Another column has this field too.' : reason}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The community of all rows, where neither a column nor a line says it. */
function CommunityOfRows({ table, isReadOnly, correct }: Omit<MappingTableProps, 'isOnly'>) {
  const { table: index, community, communities, title } = table
  if (communities === null) return null
  // Names of the file that the guide does not have: those of a new community.
  const names = [...new Set([...communities, community, title].filter((name) => name !== null))]
  return (
    <label>
      <span>{title === null ? 'All rows are in' : `All rows (“${title}”) are in`}</span>
      <select
        className="guide-input"
        value={community ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => correct({ table: index, community: target.value || null })}
      >
        <option value="">Choose the community</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function mappingState(isUsed: boolean, isRepeated: boolean, confidence: number): string {
  if (isRepeated) return 'mapping-column mapping-column--invalid'
  if (!isUsed) return 'mapping-column mapping-column--unused'
  return confidence < 1 ? 'mapping-column mapping-column--unsure' : 'mapping-column'
}

interface TargetSelectProps {
  label: string
  target: ColumnTarget | null
  choices: readonly ColumnTarget[]
  isInvalid: boolean
  isDisabled: boolean
  noteId: string
  choose: (target: ColumnTarget | null) => void
}

function TargetSelect(props: TargetSelectProps) {
  const { label, target, choices, isInvalid, isDisabled, noteId, choose } = props
  return (
    <select
      className="guide-input"
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={noteId}
      value={target ?? ''}
      disabled={isDisabled}
      onChange={(event) => {
        const { value } = event.target
        const { data } = columnTarget.safeParse(value)
        if (value === '' || data) choose(data ?? null)
      }}
    >
      <option value="">Not used</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {targetLabel(choice)}
        </option>
      ))}
    </select>
  )
}
