'use client'

import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

interface DeskButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One per screen is `primary`. */
  tone?: 'plain' | 'primary'
  size?: 'medium' | 'large'
  Icon?: LucideIcon
}

/** A button of the submissions screens. */
export function ActionButton(props: DeskButtonProps) {
  const { tone = 'plain', size = 'large', Icon, type = 'button', children, ...rest } = props
  const classes = [
    'dashboard-button',
    size === 'large' && 'dashboard-button--large',
    tone === 'primary' && 'dashboard-button--primary',
  ]
  return (
    <button type={type} className={classes.filter(Boolean).join(' ')} {...rest}>
      {Icon && <Icon aria-hidden="true" size={size === 'large' ? 17 : 15} />}
      {children}
    </button>
  )
}
