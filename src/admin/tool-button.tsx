'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

interface ToolButtonProps {
  act: () => Promise<void>
  children: ReactNode
}

/** A button above a form, which waits until what it started has ended. */
export function ToolButton({ act, children }: ToolButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isBusy}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
}
