import { clsx } from 'clsx'
import { paths } from '@/config/paths'
import { PageLink } from '../ui/page-link'

interface WordmarkProps {
  name: string
  onDark?: boolean
  /** Hides the name where the header needs the space: on small phones and on medium screens. */
  givesWay?: boolean
}

/** Logo and name, linked to the home page. `SAN ANTONIO` is above the rest of the name. */
export function Wordmark({ name, onDark = false, givesWay = false }: WordmarkProps) {
  const [, place, rest] = /^(San Antonio)\s+(\S.*)$/.exec(name) ?? [null, null, name]
  return (
    <PageLink
      href={paths.home}
      className="inline-flex items-center gap-3"
      aria-label={`${name}, home`}
    >
      <img
        src={onDark ? '/brand/mark-on-dark.svg' : '/brand/mark.svg'}
        alt=""
        width={44}
        height={44}
        // The dark variant is used in the footer.
        loading={onDark ? 'lazy' : undefined}
        className="size-[40px] shrink-0 md:size-[44px]"
      />
      <span
        className={clsx(
          'flex flex-col whitespace-nowrap leading-none',
          givesWay && 'max-[24.375rem]:hidden md:max-lg:hidden',
        )}
      >
        {place ? (
          <span
            className={clsx(
              'mb-1 font-semibold text-[0.6875rem] uppercase tracking-[0.12em]',
              onDark ? 'text-marigold' : 'text-accent',
            )}
          >
            {place}
          </span>
        ) : null}{' '}
        <span
          className={clsx(
            'font-display text-[1.3125rem] tracking-[-0.01em]',
            onDark ? 'text-surface' : 'text-ink',
          )}
        >
          {rest}
        </span>
      </span>
    </PageLink>
  )
}
