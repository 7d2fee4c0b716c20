/** Maximum number of markers on the map. */
export const MAX_MARKERS = 300
