const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Whether the parts of a PNG file include `acTL`, which precedes the pixels of an animation. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = ascii(bytes, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += 12 + view.getUint32(at)
  }
  return false
}

/** The number of bytes at the beginning of a file that {@link isAnimated} reads. */
export const ANIMATION_HEAD_BYTES = 64 * 1024

/**
 * Whether an image is an animation, from the beginning of its file. A canvas would keep only the
 * first frame.
 */
export function isAnimated(head: Uint8Array): boolean {
  if (ascii(head, 1, 3) === 'PNG') return isAnimatedPng(head)
  // The animation flag of the extended header of WebP.
  if (ascii(head, 8, 8) === 'WEBPVP8X') return ((head[20] ?? 0) & 0x02) !== 0
  // The brand of image sequences. Still images list it when they could also be played.
  return ascii(head, 4, 4) === 'ftyp' && ascii(head, 8, 4) === 'avis'
}
