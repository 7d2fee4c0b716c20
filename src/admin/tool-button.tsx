'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type Action, useAction } from './use-action'

/** A button above a form, disabled while its action runs. */
export function ToolButton({ children, ...action }: Action & { children: ReactNode }) {
  const { isPending, start } = useAction()
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isPending}
      onClick={() => start(action)}
    >
      {children}
    </Button>
  )
}
