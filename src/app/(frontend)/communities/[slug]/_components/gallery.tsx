import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { GalleryDialog } from './gallery-dialog'

/** The number of thumbnails. With fewer photos beside the first one, none are shown. */
const BESIDE = 3

/** The `sizes` of the first photo. */
export const GALLERY_SIZES = '(min-width: 80rem) 58rem, (min-width: 48rem) 72vw, 100vw'

interface GalleryProps {
  /** The name of the community, or the address of the home. */
  name: string
  images: readonly string[]
  /** Alt texts of `images`, in the same order. */
  imageAlts: readonly string[]
}

/** The first photo in large size, three thumbnails on wide screens, and a button to show all. */
export function Gallery({ name, images, imageAlts }: GalleryProps) {
  const pictures = images.map((src, index) => ({ src, alt: imageAlts[index] ?? '' }))
  const [first, ...others] = pictures
  const beside = others.length >= BESIDE ? others.slice(0, BESIDE) : []
  return (
    <div
      className={clsx(
        'relative grid gap-3 overflow-hidden md:rounded-lg',
        beside.length > 0 && 'md:grid-cols-[3.05fr_1fr]',
      )}
    >
      <div className="aspect-4/3 bg-sand md:aspect-[93/60]">
        <Picture src={first?.src} alt={first?.alt ?? ''} sizes={GALLERY_SIZES} priority />
      </div>
      {beside.length > 0 ? (
        <ul className="hidden gap-3 md:grid md:grid-rows-3">
          {beside.map(({ src, alt }) => (
            <li key={src} className="relative min-h-0">
              <div className="absolute inset-0 bg-sand">
                <Picture src={src} alt={alt} sizes="19rem" />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length > 1 ? <GalleryDialog name={name} pictures={pictures} /> : null}
    </div>
  )
}
