import { newsletterAreas, OTHER_AREA } from '../enums'

const otherText = `${OTHER_AREA}: `

/** The area _Other_ with its text: `Other: Comfort`. */
export function otherAreaWith(text: string): string {
  return text ? otherText + text : OTHER_AREA
}

/** The text of an area _Other_; `null` for another area. */
export function otherAreaText(area: string): string | null {
  return area.startsWith(otherText) ? area.slice(otherText.length) : null
}

/** Whether a subscriber may choose an area. */
export function isNewsletterArea(area: string): boolean {
  return newsletterAreas.some((offered) => offered === area) || otherAreaText(area) !== null
}
