/**
 * The cell of a title in a list of the back office, with the document's picture before it.
 *
 * @param picture the field that holds the picture, or the pictures
 */
export function titleCell(picture: string): { path: string; serverProps: { picture: string } } {
  return { path: '@/admin/cells/title-cell#TitleCell', serverProps: { picture } }
}
