'use client'

import { usePreferences } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import type { StepId } from '@/domain/onboarding/steps'
import { focusHeading } from '../use-action'

interface DismissButtonProps {
  step: StepId
  /** The steps that were dismissed before. */
  dismissed: readonly StepId[]
  title: string
  children: ReactNode
}

/** Confirms or skips an optional step, for this user. */
export function DismissButton({ step, dismissed, title, children }: DismissButtonProps) {
  const router = useRouter()
  const { setPreference } = usePreferences()
  const [isPending, startTransition] = useTransition()
  const dismiss = () =>
    startTransition(async () => {
      await setPreference('onboarding', { dismissed: [...dismissed, step] })
      router.refresh()
      focusHeading('onboarding')
    })
  return (
    <button type="button" className="onboarding__dismiss" disabled={isPending} onClick={dismiss}>
      {children}
      <span className="dashboard-hidden">: {title}</span>
    </button>
  )
}
