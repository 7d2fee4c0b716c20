/** The limits of an image; larger files are rejected before they are decoded. */
const MEGABYTE = 1024 * 1024
export const PICTURE_BYTES = 12 * MEGABYTE
export const DRAWING_BYTES = MEGABYTE
/** Width times height: slightly more than the largest phone cameras produce. */
export const PICTURE_PIXELS = 64_000_000
/** Width times height times frames: each size of an animation is encoded frame by frame. */
export const ANIMATION_PIXELS = 16_000_000
export const PICTURE_TOO_LARGE = `Photo is over ${PICTURE_BYTES / MEGABYTE} MB; choose a smaller one.`
/** The maximum length of the texts of an image, in characters. */
export const PICTURE_TEXT_MAX_LENGTH = 300
