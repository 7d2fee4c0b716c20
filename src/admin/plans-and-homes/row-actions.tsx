'use client'

import { Copy, RotateCcw, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { HomeStatus } from '@/domain/enums'
import type { RowProps } from '../grid/grid-row'

/** Actions of the rows' buttons. The object stays the same, so that rows are not rendered again. */
export interface RowActions {
  readonly mark: (key: string, status: HomeStatus) => void
  readonly duplicate: (key: string) => void
  readonly toggleRemoved: (key: string) => void
  /** Contributors move nothing to the trash. */
  readonly removes: boolean
}

export const RowActionsContext = createContext<RowActions>({
  mark: () => {},
  duplicate: () => {},
  toggleRemoved: () => {},
  removes: false,
})

function RemoveButton({ row, saved, name }: RowProps) {
  const { toggleRemoved, removes } = use(RowActionsContext)
  if (!removes && saved?.id != null) return null
  if (row.isRemoved) {
    return (
      <>
        Moves to the trash
        <button
          type="button"
          className="grid__button"
          aria-label={`Keep ${name}`}
          onClick={() => toggleRemoved(row.key)}
        >
          <RotateCcw aria-hidden="true" size={14} /> Keep
        </button>
      </>
    )
  }
  return (
    <button
      type="button"
      className="grid__button"
      aria-label={`Remove ${name}`}
      title={`Remove ${name}`}
      onClick={() => toggleRemoved(row.key)}
    >
      <Trash2 aria-hidden="true" size={15} />
    </button>
  )
}

export function PlanActions(props: RowProps) {
  const { duplicate } = use(RowActionsContext)
  const { row, saved, name } = props
  return (
    <td className="grid__actions">
      <span className="grid__actions-list">
        {!row.isRemoved && saved?.id != null && (
          <button
            type="button"
            className="grid__button"
            aria-label={`Duplicate ${name}`}
            onClick={() => duplicate(row.key)}
          >
            <Copy aria-hidden="true" size={14} /> Duplicate
          </button>
        )}
        <RemoveButton {...props} />
      </span>
    </td>
  )
}

const marks: Readonly<Record<HomeStatus, string>> = {
  available: 'Available again',
  pending: 'Mark pending',
  sold: 'Mark sold',
}

/** The steps that a home with a status usually takes next. */
const nextSteps: Readonly<Record<HomeStatus, readonly HomeStatus[]>> = {
  available: ['pending', 'sold'],
  pending: ['available', 'sold'],
  sold: ['available'],
}

const isStatus = (value: unknown): value is HomeStatus =>
  typeof value === 'string' && Object.hasOwn(nextSteps, value)

export function HomeActions(props: RowProps) {
  const { mark } = use(RowActionsContext)
  const { row, saved, name } = props
  const status = saved?.values.status
  const steps = isStatus(status) && saved?.id != null && !row.isRemoved ? nextSteps[status] : []
  return (
    <td className="grid__actions">
      <span className="grid__actions-list">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className="grid__button"
            aria-label={`${marks[step]}: ${name}`}
            onClick={() => mark(row.key, step)}
          >
            {marks[step]}
          </button>
        ))}
        <RemoveButton {...props} />
      </span>
    </td>
  )
}
