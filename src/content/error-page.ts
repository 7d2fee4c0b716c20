/** The texts of the error page, in the browser and on the server. */
export const errorPageText = {
  title: 'This page did not load',
  text: 'Something is wrong on our side. What you were looking for is most likely still there: please try again in a minute.',
  retry: 'Try again',
  home: 'Home',
} as const
