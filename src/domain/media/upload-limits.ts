/** The limits of an image; larger files are rejected before they are decoded. */
const MEGABYTE = 1024 * 1024
export const PICTURE_BYTES = 12 * MEGABYTE
export const DRAWING_BYTES = MEGABYTE
/** Width times height: slightly more than the largest phone cameras produce. */
export const PICTURE_PIXELS = 64_000_000
/** Width times height times frames: each size of an animation is encoded frame by frame. */
export const ANIMATION_PIXELS = 16_000_000
export const PICTURE_TOO_LARGE = `Photo is over ${PICTURE_BYTES / MEGABYTE} MB; choose a smaller one.`
export const DRAWING_TOO_LARGE = `SVG file is over ${DRAWING_BYTES / MEGABYTE} MB; choose a smaller one.`
/** The maximum length of the texts of an image, in characters. */
export const PICTURE_TEXT_MAX_LENGTH = 300

interface ChosenFile {
  readonly name: string
  /** The media type that the browser derives from the file name. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** In megabytes with one decimal, rounded up, so that a file over the limit never shows the limit. */
const inMegabytes = (bytes: number) => Math.ceil((bytes / MEGABYTE) * 10) / 10

/** Why an image is too large to upload, or `null`. Files of other types have no limit here. */
export function tooLargeToUpload({ name, type, size }: ChosenFile): string | null {
  if (!type.startsWith('image/')) return null
  const limit = type === 'image/svg+xml' ? DRAWING_BYTES : PICTURE_BYTES
  if (size <= limit) return null
  return `${name} has ${inMegabytes(size)} MB. The maximum is ${inMegabytes(limit)} MB; choose a smaller file.`
}
