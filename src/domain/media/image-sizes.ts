/**
 * The sizes in which every uploaded image is stored. The file name of a size follows from the
 * original (`house-01.webp` -> `house-01-card.avif`), so a view needs only the original's path.
 */
export interface PictureSize {
  readonly name: string
  /** In pixels. */
  readonly width: number
  /**
   * In pixels. Without a height the aspect ratio is preserved; with one the image is cropped around
   * its focal point.
   */
  readonly height?: number
  readonly format: 'webp' | 'avif' | 'jpeg'
  /** Options of sharp's encoder of the format. */
  readonly encoding: {
    readonly quality: number
    readonly effort?: number
    readonly chromaSubsampling?: string
  }
}

/**
 * AVIF as fast as sharp encodes it. On the sample pictures, efforts 1 and 2 take two to four times as
 * long and save at most 6% of the bytes. Colors at half the resolution, as in most JPEG files, are
 * also decoded faster.
 */
const avif = { quality: 52, effort: 0, chromaSubsampling: '4:2:0' } as const

export const pictureSizes = [
  { name: 'thumb', width: 320, format: 'webp', encoding: { quality: 74, effort: 4 } },
  { name: 'card', width: 768, format: 'avif', encoding: avif },
  { name: 'wide', width: 1680, format: 'avif', encoding: avif },
  // For link previews on other sites, many of which support no format newer than JPEG.
  { name: 'share', width: 1200, height: 630, format: 'jpeg', encoding: { quality: 80 } },
] as const satisfies readonly PictureSize[]

type PictureSizeName = (typeof pictureSizes)[number]['name']

/** Public path of images; `next.config.mjs` rewrites it to Payload's file route. */
const MEDIA_PATH = '/media'

/** Public path of an image by its file name. */
export function picturePath(filename: string): string {
  return `${MEDIA_PATH}/${encodeURIComponent(filename)}`
}

/** The `srcset` of the AVIF sizes of an image; `null` if it has none. */
export function avifSources(path: string): string | null {
  if (!path.startsWith(`${MEDIA_PATH}/`) || path.endsWith('.svg')) return null
  return `${pictureVariant(path, 'card')} 768w, ${pictureVariant(path, 'wide')} 1600w`
}

/** Path of one size of an image, or the path itself if it has no sizes (SVG, other site). */
export function pictureVariant(path: string, size: PictureSizeName): string {
  if (!path.startsWith(`${MEDIA_PATH}/`) || path.endsWith('.svg')) return path
  const { format } = pictureSizes.find((candidate) => candidate.name === size) ?? pictureSizes[0]
  const extension = format === 'jpeg' ? 'jpg' : format
  return path.replace(/\.[a-z0-9]+$/i, `-${size}.${extension}`)
}
