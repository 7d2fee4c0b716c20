/**
 * Color tokens of `globals.css`. The image renderer does not read style sheets, so a test compares
 * the values.
 */
export const colors = {
  paper: '#fbf8f3',
  ink: '#1d2528',
  'ink-soft': '#566166',
  accent: '#b9482a',
  sand: '#f4eee3',
} as const
