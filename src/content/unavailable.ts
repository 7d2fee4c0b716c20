/**
 * Texts for staff when the database cannot be reached, from the app or from the server before it.
 */
export const databaseUnavailable = {
  title: 'The database cannot be reached',
  page: 'Nothing you typed is lost. Reload this page in a moment.',
  message:
    'The database cannot be reached right now. Nothing you typed is lost; try again in a moment.',
} as const
