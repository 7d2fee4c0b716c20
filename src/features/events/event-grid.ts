/** Grid classes shared by the cards and their skeleton. */
export const EVENT_GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'
