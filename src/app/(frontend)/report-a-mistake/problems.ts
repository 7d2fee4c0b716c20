/** Why a complete report was not stored, by the name in the address of the page. */
export const reportProblems = {
  expired: 'The form was open for more than a day. Please send it once more.',
  limited: 'You sent several reports. Please send this one again in ten minutes.',
  failed: 'Your report could not be stored. Please try again in a minute.',
} as const

export type ReportProblem = keyof typeof reportProblems
