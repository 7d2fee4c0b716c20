interface Cell {
  readonly path: string
  readonly serverProps: Record<string, string>
}

/**
 * The title cell of a list, with the thumbnail of the document.
 *
 * @param picture the name of the field with the image or images
 */
export function titleCell(picture: string): Cell {
  return { path: '@/admin/cells/title-cell#TitleCell', serverProps: { picture } }
}

/** The cell of a checkbox. `checkedLabel` is shown when it is checked. */
export function booleanCell(checkedLabel: string): Cell {
  return { path: '@/admin/cells/boolean-cell#BooleanCell', serverProps: { checkedLabel } }
}
