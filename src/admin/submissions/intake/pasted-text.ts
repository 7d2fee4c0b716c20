const KEY = 'guide:pasted-submission'

/** The text that was pasted and not sent in this tab, also after a reload. */
export const readPasted = (): string => sessionStorage.getItem(KEY) ?? ''

export function storePasted(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // A text that the browser has no room for stays on the page only.
    sessionStorage.removeItem(KEY)
  }
}

export const forgetPasted = (): void => sessionStorage.removeItem(KEY)
