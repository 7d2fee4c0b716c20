/** What the buttons of a grid are called, and what became of the rows. */
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
