/** The ways in which a submission comes in, in the order of their tabs. */
export const ways = ['upload', 'paste', 'grid', 'ask'] as const
export type Way = (typeof ways)[number]
