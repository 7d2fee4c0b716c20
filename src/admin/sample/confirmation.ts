/** The word that an admin types to remove the sample content. */
export const CONFIRMATION = 'remove'
