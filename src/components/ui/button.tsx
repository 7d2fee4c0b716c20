import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { PageLink } from './page-link'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-md px-5 font-semibold text-base ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60'

const variants = {
  /** The main action of a page. */
  accent: 'bg-accent text-surface hover:bg-accent-hover',
  primary: 'bg-primary text-surface hover:bg-primary-hover',
  outline: 'border-[1.5px] border-primary bg-surface text-primary hover:bg-primary-tint',
  /** Irreversible actions. */
  danger: 'bg-danger text-surface hover:bg-accent-hover',
  plain: 'border border-hairline bg-surface text-ink hover:bg-sand',
} as const

type Variant = keyof typeof variants

/** Class name of a button, for links that look like one. */
export function buttonClass(variant: Variant, className?: string): string {
  return clsx(base, variants[variant], className)
}

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}

export function ButtonLink({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<typeof PageLink> & { variant?: Variant }) {
  return <PageLink className={buttonClass(variant, className)} {...props} />
}
