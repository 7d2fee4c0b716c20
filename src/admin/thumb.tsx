import { picturePath, pictureVariant } from '@/lib/pictures'

/** A small picture of what a row is about; a plain field of colour when it has none. */
export function Thumb({ filename }: { filename: string | null }) {
  if (filename === null) return <span className="guide-thumb" />
  const src = pictureVariant(picturePath(filename), 'thumb')
  return <img className="guide-thumb" src={src} alt="" width={48} height={36} loading="lazy" />
}
