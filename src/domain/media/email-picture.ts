import { pictureVariant } from './image-sizes'

/** Mail programs that lay out like Word show JPEG and PNG, and none shows SVG. */
export const isShownInEmail = (src: string): boolean => /\.(jpe?g|png|gif|webp)$/i.test(src)

/** The path of the JPEG of a picture of the media library; `null` for an SVG, which has none. */
export function getEmailPicture(src: string): string | null {
  const shared = pictureVariant(src, 'share')
  return isShownInEmail(shared) ? shared : null
}
