'use client'

import { useId } from 'react'
import {
  columnTarget,
  type MappedTable,
  type MappingChange,
  tableKind,
} from '@/contract/submissions/mapping'
import { type ColumnTarget, targetLabel } from '@/domain/submissions/map/columns'
import type { PreviewRole, PreviewRow } from '@/domain/submissions/map/preview'
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

/** A table as the builder sent it, with a field above each column and what each row is. */
export function MappingTable({ table, isReadOnly, isOnly, correct }: MappingTableProps) {
  const { table: index, name, rows, kind, preview, sections, unit } = table
  const id = useId()
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
      {sections.length > 0 && <p className="mapping-table__note">{sectionsSentence(sections)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse. */}
      <section className="sheet-frame" aria-label="The first rows of the file" tabIndex={0}>
        <table className="sheet">
          <ColumnFields table={table} isReadOnly={isReadOnly} correct={correct} />
          <tbody>
            {preview.map((row) => (
              <tr key={row.row} className={`sheet-row sheet-row--${row.role}`}>
                <th scope="row">
                  <RowRole
                    row={row}
                    unit={unit}
                    isReadOnly={isReadOnly}
                    correct={(role) => correct(roleChange(index, row, role))}
                  />
                </th>
                {row.cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  <td key={column} className={isFigure(cell) ? 'sheet-figure' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const SHOWN_SECTIONS = 6

function sectionsSentence(sections: readonly string[]): string {
  const names = sections.slice(0, SHOWN_SECTIONS).join(', ')
  const rest = sections.length - SHOWN_SECTIONS
  const others = rest > 0 ? ` and ${plural(rest, 'other', 'others')}` : ''
  return `${plural(sections.length, 'line begins a community', 'lines begin communities')}: ${names}${others}.`
}

const isFigure = (cell: string) => /^[-$€(]*\d[\d.,\s%)KMk½–-]*$/.test(cell)

const roleLabels: Readonly<Record<PreviewRole, string>> = {
  above: 'Title',
  heading: 'Headings',
  section: 'Community',
  listing: 'Listing',
  'left-out': 'Left out',
}

const rolesBelow: readonly PreviewRole[] = ['listing', 'section', 'left-out', 'heading']
const roleChoices: Readonly<Record<PreviewRole, readonly PreviewRole[]>> = {
  above: ['above', 'heading'],
  heading: ['heading', 'listing'],
  section: rolesBelow,
  listing: rolesBelow,
  'left-out': rolesBelow,
}

function roleChange(
  table: number,
  { row, role: before }: PreviewRow,
  role: PreviewRole,
): MappingChange {
  if (role === 'heading') return { table, header: row }
  // A table whose heading row is a listing has no headings.
  if (role === 'above' || before === 'heading') return { table, header: null }
  return { table, row, mark: role }
}

interface RowRoleProps {
  row: PreviewRow
  unit: 'row' | 'line'
  isReadOnly: boolean
  correct: (role: PreviewRole) => void
}

/** The number of a row, and what it is. */
function RowRole({ row: { row, role }, unit, isReadOnly, correct }: RowRoleProps) {
  const choices = roleChoices[role]
  return (
    <span className="sheet-role">
      <span>{row}</span>
      <select
        aria-label={`What ${unit} ${row} is`}
        value={role}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value)
          if (chosen) correct(chosen)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {roleLabels[choice]}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A field for each column, with the reason why it was proposed. */
function ColumnFields({ table, isReadOnly, correct }: Omit<MappingTableProps, 'isOnly'>) {
  const { table: index, columns, choices } = table
  const id = useId()
  const repeated = repeatedTargets(columns)
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ column, heading, target, reason, confidence }) => {
          const isRepeated = target !== null && repeated.has(target)
          return (
            <th
              key={column}
              scope="col"
              className={mappingState(target !== null, isRepeated, confidence)}
            >
              <TargetSelect
                label={`Field for the column ${heading || column + 1}`}
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
            </th>
          )
        })}
      </tr>
    </thead>
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
  if (isRepeated) return 'sheet-field sheet-field--invalid'
  if (!isUsed) return `sheet-field sheet-field--${confidence === 1 ? 'unused' : 'unknown'}`
  return confidence < 1 ? 'sheet-field sheet-field--unsure' : 'sheet-field'
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
