/** The picture of a listing, or a plain box. */
export function PictureThumb({ src }: { src: string | null }) {
  if (src === null) return <span className="guide-thumb" />
  return <img className="guide-thumb" src={src} alt="" width={48} height={36} loading="lazy" />
}
