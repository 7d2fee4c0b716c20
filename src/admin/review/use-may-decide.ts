'use client'

import { useAuth, useFormFields } from '@payloadcms/ui'
import { reviewState } from '@/contract/review/review'
import { isEditor } from '@/domain/accounts/roles'

/** Whether the document waits for a decision that the user's role may make. */
export function useMayDecide(): boolean {
  const { user } = useAuth()
  const state = reviewState.parse(useFormFields(([fields]) => fields.reviewState?.value))
  return isEditor(user?.role) && state === 'submitted'
}
