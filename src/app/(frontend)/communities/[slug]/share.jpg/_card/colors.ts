/** Tokens of `globals.css` for a picture, which no style sheet reaches; a test compares them. */
export const colors = {
  paper: '#fbf8f3',
  ink: '#1d2528',
  'ink-soft': '#566166',
  accent: '#b9482a',
  sand: '#f4eee3',
} as const
