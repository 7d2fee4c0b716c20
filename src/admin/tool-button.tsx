'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type Deed, useDeed } from './use-deed'

/** A button above a form, disabled while its action runs. */
export function ToolButton({ children, ...deed }: Deed & { children: ReactNode }) {
  const { isPending, start } = useDeed()
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isPending}
      onClick={() => start(deed)}
    >
      {children}
    </Button>
  )
}
