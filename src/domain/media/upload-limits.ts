/** The media types of the formats that can be uploaded. */
export const pictureTypes = ['image/webp', 'image/avif', 'image/jpeg', 'image/png', 'image/svg+xml']

/** The limits of an image; larger files are rejected before they are decoded. */
const MEGABYTE = 1024 * 1024
export const PICTURE_BYTES = 12 * MEGABYTE
export const DRAWING_BYTES = MEGABYTE
/** Width times height: slightly more than the largest phone cameras produce. */
export const PICTURE_PIXELS = 64_000_000
/** In pixels. An AVIF image has at most 16,384, and very long pictures take much memory to reduce. */
export const PICTURE_EDGE_MAX = 16_000
/** Width times height times frames: each size of an animation is encoded frame by frame. */
export const ANIMATION_PIXELS = 16_000_000
/** Larger images are made smaller in the browser. In pixels, of the longer edge. */
export const PICTURE_EDGE = 4096
/** Smaller files are not decoded in the browser: their upload is fast at any width and height. */
const SMALL_BYTES = MEGABYTE
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
  return `${name} is ${inMegabytes(size)} MB. The maximum is ${inMegabytes(limit)} MB; choose a smaller file.`
}

/** Formats that the browser can decode and that have one frame in most files. */
const resizable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Whether the browser decodes an image to find out if it should be made smaller. */
export function mayNeedResize({ type, size }: Omit<ChosenFile, 'name'>): boolean {
  return resizable.includes(type) && size > SMALL_BYTES
}

/** The width and height at which neither edge is longer than `edge`. Never enlarges. */
export function sizeWithin(width: number, height: number, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** `Made smaller: 21 MB → 3.1 MB`, from the total bytes of all images that were made smaller. */
export function madeSmaller(images: number, before: number, after: number): string {
  const what = images === 1 ? 'Made smaller' : `${images} pictures made smaller`
  return `${what}: ${inMegabytes(before)} MB → ${inMegabytes(after)} MB`
}
