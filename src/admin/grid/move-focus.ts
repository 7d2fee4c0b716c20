import type { KeyboardEvent } from 'react'

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The cell of a control, by the key of its row and the name of its column. */
export interface CellAddress {
  readonly key: string
  readonly column: string
}

export function findCell(
  target: EventTarget,
): (CellAddress & { readonly control: Control }) | null {
  if (!isControl(target)) return null
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
  return key === undefined || column === undefined ? null : { key, column, control: target }
}

/** Whether the cursor of a text is where the arrow key would leave it, or the whole text is selected. */
function isAtEdge(control: Control, key: string): boolean {
  if (!(control instanceof HTMLInputElement) || control.type === 'checkbox') return true
  const { selectionStart: start, selectionEnd: end, value } = control
  if (start === 0 && end === value.length) return true
  return start === end && start === (key === 'ArrowLeft' ? 0 : value.length)
}

/** Rows and columns by which a key moves the focus. */
function getStep({ key, shiftKey }: KeyboardEvent, control: Control): readonly [number, number] {
  switch (key) {
    case 'Enter':
      return [shiftKey ? -1 : 1, 0]
    case 'ArrowDown':
      return [1, 0]
    case 'ArrowUp':
      return [-1, 0]
    case 'ArrowLeft':
      return [0, isAtEdge(control, key) ? -1 : 0]
    case 'ArrowRight':
      return [0, isAtEdge(control, key) ? 1 : 0]
    default:
      return [0, 0]
  }
}

/**
 * Moves the focus to a neighboring cell by the arrow keys and Enter. Alt and the arrow keys open a list
 * of choices. Returns whether the key was one of these.
 */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): boolean {
  const { altKey, ctrlKey, currentTarget, metaKey, nativeEvent, target } = event
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing || !isControl(target)) return false
  const [down, right] = getStep(event, target)
  if (down === 0 && right === 0) return false
  event.preventDefault()
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-key]')]
    .map((row) => [...row.querySelectorAll<Control>('[data-column] :is(input, select)')])
    .filter((controls) => controls.length > 0)
  const row = rows.findIndex((controls) => controls.includes(target))
  if (down === 0) {
    rows[row]?.[(rows[row]?.indexOf(target) ?? 0) + right]?.focus()
    return true
  }
  // Rows can differ in the columns that are not edited.
  const column = findCell(target)?.column
  const next = rows[row + down]
  ;(next?.find((control) => findCell(control)?.column === column) ?? next?.[0])?.focus()
  return true
}
