'use client'

import { Plus } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import type { Values } from '@/domain/grid/column'
import { addRows } from '@/domain/grid/state'
import { GridTable } from './grid-table'

/**
 * Keeps the focus in the cell until the click. A message that appears when the cell is left would move
 * the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

interface SheetSectionProps extends Omit<ComponentProps<typeof GridTable>, 'label' | 'fresh'> {
  title: string
  fresh: Values
  /** The button that adds a row. */
  newLabel: string
  children?: ReactNode
}

/** One table of the grid, with its number of rows and a button for another one. */
export function SheetSection({ title, newLabel, children, ...table }: SheetSectionProps) {
  const { sheet, columns, fresh, state, update, rowsMax, shows } = table
  const id = useId()
  const amount = state.rows.filter((row) => row.sheet === sheet && (shows?.(row) ?? true)).length
  return (
    <section className="grid__section" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{amount}</span>
      </h2>
      {amount === 0 ? (
        <p className="grid__empty">None yet</p>
      ) : (
        <GridTable label={title} {...table} />
      )}
      <div className="grid__buttons">
        <button
          type="button"
          className="grid__button"
          disabled={amount >= rowsMax}
          onMouseDown={keepFocus}
          onClick={() => update((before) => addRows(before, columns, [{ sheet, values: fresh }]))}
        >
          <Plus aria-hidden="true" size={15} /> {newLabel}
        </button>
        {children}
      </div>
    </section>
  )
}
