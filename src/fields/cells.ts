interface Cell {
  readonly path: string
  readonly serverProps: Record<string, string>
}

/**
 * The cell of a title in a list of the back office, with the document's picture before it.
 *
 * @param picture the field that holds the picture, or the pictures
 */
export function titleCell(picture: string): Cell {
  return { path: '@/admin/cells/title-cell#TitleCell', serverProps: { picture } }
}

/** The cell of a box: what a ticked one means, in a word. */
export function yesCell(word: string): Cell {
  return { path: '@/admin/cells/yes-cell#YesCell', serverProps: { word } }
}
