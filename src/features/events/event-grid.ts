/** How the cards stand, and what holds their place while they are on their way. */
export const EVENT_GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'
