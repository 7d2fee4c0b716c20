/** Size of an ad on the page, in pixels. */
export const AD_WIDTH = 300
export const AD_HEIGHT = 250

/** Share of a side that may be cropped before the editor sees a hint. */
const TOLERANCE = 0.03

/**
 * A hint for an image whose aspect ratio differs from an ad's or that is too small; otherwise
 * `null`.
 */
export function adSizeHint(width: number, height: number): string | null {
  const is = `This picture is ${width} x ${height} pixels`
  const stretch = width / height / (AD_WIDTH / AD_HEIGHT)
  if (stretch > 1 + TOLERANCE) {
    return `${is}: too wide for 300 x 250. The left and right edges will be cut off.`
  }
  if (stretch < 1 - TOLERANCE) {
    return `${is}: too tall for 300 x 250. The top and bottom edges will be cut off.`
  }
  return width < AD_WIDTH ? `${is}: too small for 300 x 250. It will look blurry.` : null
}
