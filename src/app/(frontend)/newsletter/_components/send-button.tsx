import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

interface SendButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** The target URL, which contains the token. */
  action: string
  /** A hidden field of the form. */
  field?: { readonly name: string; readonly value: string }
}

/** A form with one button, which works without JavaScript. */
export function SendButton({ action, field, ...button }: SendButtonProps) {
  return (
    <form action={action} method="post">
      {field ? <input type="hidden" {...field} /> : null}
      <Button type="submit" {...button} />
    </form>
  )
}
