const KEY = 'newsletter-subscribed'

/** Whether someone subscribed in this browser. `false` if it stores nothing. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers that someone subscribed in this browser, without the address. */
export function rememberSubscription(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // A browser that stores nothing asks again on the next visit.
  }
}
