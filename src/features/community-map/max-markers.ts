/** How many markers the map draws at most, whatever there is to show. */
export const MAX_MARKERS = 300
