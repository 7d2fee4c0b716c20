import type { MouseEvent } from 'react'

/** Moves the focus to the first cell of a row, before the button that was pressed is gone or disabled. */
export const focusRow = ({ currentTarget }: MouseEvent): void =>
  currentTarget
    .closest('[data-row]')
    ?.querySelector<HTMLElement>('[data-cell]')
    ?.focus({ preventScroll: true })
