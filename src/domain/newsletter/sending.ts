/** Emails of an issue per minute, unless the site settings say otherwise. */
export const NEWSLETTER_RATE = 300
export const NEWSLETTER_RATE_MAX = 6000

export const sendingStates = ['sending', 'paused', 'canceled', 'done'] as const
export type SendingState = (typeof sendingStates)[number]
