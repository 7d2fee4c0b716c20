/**
 * The sizes every uploaded picture is kept in, and how a page finds them. A size stands beside
 * its original under a name that follows from it (`house-01.webp` -> `house-01-card.avif`), so a
 * view needs nothing but the path that the contract carries.
 */
export interface PictureSize {
  readonly name: string
  /** Pixels. */
  readonly width: number
  /** Pixels; without one the height follows from the picture, with one it is cut around its focal point. */
  readonly height?: number
  readonly format: 'webp' | 'avif' | 'jpeg'
  readonly quality: number
  /** How hard the encoder tries; JPEG has no such choice. */
  readonly effort?: number
}

export const pictureSizes = [
  { name: 'thumb', width: 320, format: 'webp', quality: 74, effort: 4 },
  { name: 'card', width: 768, format: 'avif', quality: 52, effort: 3 },
  { name: 'wide', width: 1680, format: 'avif', quality: 52, effort: 2 },
  // What other sites show of a shared link; many of them read nothing newer than JPEG.
  { name: 'share', width: 1200, height: 630, format: 'jpeg', quality: 80 },
] as const satisfies readonly PictureSize[]

type PictureSizeName = (typeof pictureSizes)[number]['name']

/** Where pictures stand on the site; `next.config.mjs` leads it to Payload's file route. */
const MEDIA_PATH = '/media'

/** Path of a picture by its file name. */
export function picturePath(filename: string): string {
  return `${MEDIA_PATH}/${encodeURIComponent(filename)}`
}

/** The AVIF sizes of a picture as `srcset` wants them; `null` for one that has none. */
export function avifSources(path: string): string | null {
  if (!path.startsWith(`${MEDIA_PATH}/`) || path.endsWith('.svg')) return null
  return `${pictureVariant(path, 'card')} 768w, ${pictureVariant(path, 'wide')} 1600w`
}

/** Path of one size of a picture, or the path itself when it has none (SVG, another site's). */
export function pictureVariant(path: string, size: PictureSizeName): string {
  if (!path.startsWith(`${MEDIA_PATH}/`) || path.endsWith('.svg')) return path
  const { format } = pictureSizes.find((candidate) => candidate.name === size) ?? pictureSizes[0]
  const extension = format === 'jpeg' ? 'jpg' : format
  return path.replace(/\.[a-z0-9]+$/i, `-${size}.${extension}`)
}
