import Bowser from 'bowser'

/** Browsers send less than this; a longer text is not worth parsing. */
const MAX_LENGTH = 512

/** The browser and system of a `User-Agent` header, such as `Chrome on Windows`. */
export function describeBrowser(userAgent: string | null): string {
  if (!userAgent || userAgent.length > MAX_LENGTH) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
