import { picturePath, pictureVariant } from '@/domain/media/image-sizes'

interface ThumbProps {
  filename: string | null
  /** A logo is shown completely; a photo is cropped to the box. */
  isLogo?: boolean
}

/** A thumbnail of a row. Without an image, a plain colored box. */
export function Thumb({ filename, isLogo = false }: ThumbProps) {
  if (filename === null) return <span className="guide-thumb" />
  const src = pictureVariant(picturePath(filename), 'thumb')
  const className = `guide-thumb${isLogo ? ' guide-thumb--logo' : ''}`
  return <img className={className} src={src} alt="" width={48} height={36} loading="lazy" />
}
