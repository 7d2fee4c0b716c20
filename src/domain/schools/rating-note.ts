/** `Ratings: TEA, 2025`; a source that names the ratings, such as `Sample ratings`, needs no label. */
export const ratingNote = (source: string) =>
  /\bratings\b/i.test(source) ? source : `Ratings: ${source}`
