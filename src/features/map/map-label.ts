/** The accessible name of a map. */
export const mapLabel = (shown: string): string => `Map of ${shown}`
