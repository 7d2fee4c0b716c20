import { clsx } from 'clsx'

export function TierBadge({ children, className }: { children: string; className?: string }) {
  return (
    <span
      className={clsx(
        'rounded-sm bg-primary-tint px-2 py-1 font-sans font-semibold text-primary text-xs leading-none tracking-normal',
        className,
      )}
    >
      {children}
    </span>
  )
}
