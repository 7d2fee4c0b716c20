/** Labels of the buttons of a grid, and the word for the result of its rows. */
export interface GridWords {
  /** Lists the changes. */
  readonly list: string
  readonly save: string
  readonly saving: string
  /** The button below the listed changes. */
  readonly saveListed: string
  readonly saved: string
}

export const saveWords: GridWords = {
  list: 'Review',
  save: 'Save',
  saving: 'Saving…',
  saveListed: 'Save changes',
  saved: 'saved',
}
