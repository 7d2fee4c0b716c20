import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

interface SendButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** Where it sends to; the token stands in it. */
  action: string
  /** A field that goes along. */
  field?: { readonly name: string; readonly value: string }
}

/** One button that sends one form, with and without scripts. */
export function SendButton({ action, field, ...button }: SendButtonProps) {
  return (
    <form action={action} method="post">
      {field ? <input type="hidden" {...field} /> : null}
      <Button type="submit" {...button} />
    </form>
  )
}
