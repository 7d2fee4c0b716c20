/** Pixels of an ad on the page. */
export const AD_WIDTH = 300
export const AD_HEIGHT = 250

/** How much of a side may be lost before anybody is told. */
const TOLERANCE = 0.03

/** What becomes of a picture that does not have the shape of an ad, or is too small for it. */
export function adShapeHint(width: number, height: number): string | null {
  const is = `This picture is ${width} x ${height} pixels`
  const stretch = width / height / (AD_WIDTH / AD_HEIGHT)
  if (stretch > 1 + TOLERANCE) {
    return `${is}: too wide for 300 x 250, so the left and right of it are cut off.`
  }
  if (stretch < 1 - TOLERANCE) {
    return `${is}: too tall for 300 x 250, so the top and bottom of it are cut off.`
  }
  return width < AD_WIDTH ? `${is}: it will look blurred at 300 x 250.` : null
}
