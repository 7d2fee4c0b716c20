import type { RichPicture } from '@/contract/rich-text/rich-text'
import { Picture } from '../ui/picture'

/** An image in its own aspect ratio, with a caption. */
export function Figure({ picture }: { picture: RichPicture }) {
  const { src, alt, caption, width, height } = picture
  return (
    <figure className="my-9 break-inside-avoid">
      <Picture
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 48rem) 41rem, 92vw"
        className="h-auto rounded-lg"
      />
      {caption ? (
        <figcaption className="mt-3 border-accent border-l-2 pl-3.5 text-ink-soft text-sm">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  )
}
