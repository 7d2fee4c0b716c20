/** The texts of the error page, in the browser and on the server. */
export const errorPageText = {
  title: 'This page didn’t load',
  text: 'Something went wrong on our end. Please try again in a minute.',
  retry: 'Try again',
  home: 'Home',
} as const
