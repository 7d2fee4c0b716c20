'use client'

import { useAuth, useForm, useFormFields } from '@payloadcms/ui'
import { Check } from 'lucide-react'
import { isEditor } from '@/domain/accounts/roles'
import { daysSince } from '@/domain/time/age'
import { VerifiedBadge } from '../cells/verified-badge'

/**
 * When a community was last verified. The button fills in the field of the form, so the verification
 * is saved, and discarded, with the other changes.
 */
export function Verified() {
  const { user } = useAuth()
  const { dispatchFields, setModified } = useForm()
  const value: unknown = useFormFields(([fields]) => fields.verifiedAt?.value)
  const initial: unknown = useFormFields(([fields]) => fields.verifiedAt?.initialValue)
  const verifiedAt = value ? String(value) : null
  const isToday = verifiedAt !== null && daysSince(verifiedAt, new Date()) === 0

  function verify() {
    const now = new Date().toISOString()
    dispatchFields({ type: 'UPDATE', path: 'verifiedAt', value: now, valid: true })
    setModified(true)
  }

  return (
    <>
      <VerifiedBadge verifiedAt={verifiedAt} />
      {isEditor(user?.role) && !isToday && (
        <button
          type="button"
          className="dashboard-button dashboard-button--success"
          onClick={verify}
        >
          <Check aria-hidden="true" size={15} /> Verified today
        </button>
      )}
      {isToday && initial !== value && <span role="status">Saved when you publish.</span>}
    </>
  )
}
