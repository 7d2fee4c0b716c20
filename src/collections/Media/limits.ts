/** What a picture may be at most; more is refused before anything is done with it. */
const MEGABYTE = 1024 * 1024
export const PICTURE_BYTES = 12 * MEGABYTE
export const DRAWING_BYTES = MEGABYTE
/** Width times height: a little more than the largest telephones take. */
export const PICTURE_PIXELS = 64_000_000
/** Width times height times frames: each size of an animation is made frame by frame. */
export const ANIMATION_PIXELS = 16_000_000
export const PICTURE_TOO_LARGE = `A picture may have ${PICTURE_BYTES / MEGABYTE} MB at most.`
/** Characters of what is said of a picture. */
export const PICTURE_TYPES_HINT = 300
