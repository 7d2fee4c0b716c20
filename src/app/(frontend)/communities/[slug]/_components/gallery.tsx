import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { CommunityDetail } from '@/contract/community'

/** The first picture large, up to three more beside it. */
export function Gallery({ community: { images, imageAlts } }: { community: CommunityDetail }) {
  const others = images.slice(1, 4)
  return (
    <div
      className={clsx(
        'grid gap-3 overflow-hidden rounded-lg',
        others.length === 3 && 'md:grid-cols-[3.05fr_1fr]',
      )}
    >
      <div className="aspect-4/3 bg-sand md:aspect-[93/60]">
        <Picture
          src={images[0]}
          alt={imageAlts[0] ?? ''}
          sizes="(min-width: 80rem) 58rem, (min-width: 48rem) 72vw, 100vw"
          priority
        />
      </div>
      {others.length === 3 ? (
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-1 md:grid-rows-3">
          {others.map((src, index) => (
            <li key={src} className="relative min-h-0 max-md:aspect-4/3">
              <div className="bg-sand max-md:size-full md:absolute md:inset-0">
                <Picture
                  src={src}
                  alt={imageAlts[index + 1] ?? ''}
                  sizes="(min-width: 48rem) 19rem, 33vw"
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
