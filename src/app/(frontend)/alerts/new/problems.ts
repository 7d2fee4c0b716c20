/** Why a complete form was not stored, by the name in the address of the page. */
export const alertProblems = {
  expired: 'The form was open for more than a day. Please send it once more.',
  fast: 'That was faster than people type. Please check the form and send it once more.',
  limited: 'You sent this form several times. Please send it again in ten minutes.',
  many: 'This address has 50 alerts already. Stop some of them by the link in our last email, then send this again.',
  failed: 'Your alert could not be stored. Please try again in a minute.',
} as const

export type AlertProblem = keyof typeof alertProblems
