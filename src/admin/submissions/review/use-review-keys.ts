'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type ReviewKey, reviewKey } from './shortcuts'

const ROW = '[data-row]'
const CELL = '[data-cell]'
const TEXT_FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

const findAll = (parent: Element | null, selector: string) => [
  ...(parent?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** Whether keys are typed into a field that the editor entered, or belong to a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(`[data-editor], dialog, [role="dialog"], ${TEXT_FIELD}`) !== null ||
    (target instanceof HTMLElement && target.isContentEditable))

/** Moves the focus to a cell, which becomes the only one that Tab reaches. */
function focusCell(root: HTMLElement, cell: HTMLElement | null | undefined): void {
  if (!cell) return
  for (const other of findAll(root, `${CELL}[tabindex="0"]`)) other.tabIndex = -1
  cell.tabIndex = 0
  cell.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface Place {
  readonly root: HTMLElement
  readonly row: HTMLElement | null
  readonly cell: HTMLElement | null
}

/** The cell of a row in the same column, or its first. */
const findCell = (row: HTMLElement | undefined, column: string | undefined) => {
  const cells = findAll(row ?? null, CELL)
  return cells.find((cell) => column && cell.dataset.cell === column) ?? cells[0]
}

function moveRow({ root, row, cell }: Place, step: 1 | -1): void {
  const rows = findAll(root, ROW)
  const index = row ? rows.indexOf(row) + step : 0
  focusCell(root, findCell(rows[index], cell?.dataset.cell))
}

function moveCell({ root, row, cell }: Place, step: 1 | -1): void {
  const cells = findAll(row, CELL)
  const index = cell ? cells.indexOf(cell) + step : cells.length + step
  focusCell(root, cells[index])
}

/** To the next value, or from the last one or a whole row to the next row. */
function moveOn({ root, row, cell }: Place): void {
  const rows = findAll(root, ROW)
  const next = row ? (rows[rows.indexOf(row) + 1] ?? null) : null
  const values = cell?.dataset.column === undefined ? [] : findAll(row, '[data-column]')
  const following =
    cell && values.length > 0
      ? (values[values.indexOf(cell) + 1] ?? findAll(next, '[data-column]')[0])
      : undefined
  focusCell(root, following ?? findAll(next, CELL)[0])
}

/** The button that a key presses: of the value with the focus, else of the whole row. */
function findButton({ row, cell }: Place, key: 'accept' | 'reject' | 'undo'): HTMLElement | null {
  const isValue = cell?.dataset.column !== undefined
  const own = key === 'undo' ? '[data-key][aria-pressed="true"]' : `[data-key="${key}"]`
  const whole =
    key === 'undo'
      ? '[data-row-key="undo"], .review-buttons__choice[aria-pressed="true"]'
      : `[data-row-key="${key}"]`
  const button = isValue
    ? cell?.querySelector<HTMLElement>(own)
    : row?.querySelector<HTMLElement>(whole)
  return button?.matches(':disabled, [aria-disabled="true"]') ? null : (button ?? null)
}

/** Opens the value with the focus, or the first one of the row. */
function edit({ root, row, cell }: Place): void {
  const value = cell?.dataset.cell ? cell : findAll(row, CELL)[1]
  if (!value) return
  focusCell(root, value)
  const button = value.matches('button')
    ? value
    : value.querySelector<HTMLElement>('[data-key="edit"]')
  if (button) button.click()
  else value.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function act(place: Place, key: ReviewKey): boolean {
  switch (key) {
    case 'next':
      moveRow(place, 1)
      return true
    case 'previous':
      moveRow(place, -1)
      return true
    case 'left':
      moveCell(place, -1)
      return true
    case 'right':
      moveCell(place, 1)
      return true
    case 'edit':
      edit(place)
      return place.row !== null
    case 'help':
      return false
    default: {
      const button = findButton(place, key)
      if (!button) return false
      // A pressed button would take its decision back, which only u does.
      if (key === 'undo' || button.getAttribute('aria-pressed') !== 'true') button.click()
      if (key !== 'undo') moveOn(place)
      return true
    }
  }
}

/**
 * The keys of the review. They press the buttons of the row with the focus, so that a key and a click
 * do the same. A field takes keys only while the editor is in it.
 */
export function useReviewKeys(rows: RefObject<HTMLElement | null>, showHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const root = rows.current
    if (event.defaultPrevented || !root || isTyping(event.target)) return
    const active = root.contains(document.activeElement) ? document.activeElement : null
    const row = active?.closest<HTMLElement>(ROW) ?? null
    const cell = active?.closest<HTMLElement>(CELL) ?? null
    // Enter presses a button with the focus.
    const isOnCell = event.key === 'Enter' && active !== null && active === cell
    const key = isOnCell && !active.matches('button') ? 'edit' : reviewKey(event, row !== null)
    if (key === null) return
    if (key === 'help') showHelp()
    if (key === 'help' || act({ root, row, cell }, key)) event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    // Tab reaches one cell; new rows are without it.
    const root = rows.current
    if (!root || root.querySelector(`${CELL}[tabindex="0"]`)) return
    const [first] = findAll(root, CELL)
    if (first) first.tabIndex = 0
  })
}
