import { picturePath, pictureVariant } from '@/domain/media/image-sizes'

/** A thumbnail of a row. Without an image, a plain colored box. */
export function Thumb({ filename }: { filename: string | null }) {
  if (filename === null) return <span className="guide-thumb" />
  const src = pictureVariant(picturePath(filename), 'thumb')
  return <img className="guide-thumb" src={src} alt="" width={48} height={36} loading="lazy" />
}
