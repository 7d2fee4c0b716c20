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

/** The cell of a checkbox. `word` is shown when it is checked. */
export function booleanCell(word: string): Cell {
  return { path: '@/admin/cells/boolean-cell#BooleanCell', serverProps: { word } }
}
