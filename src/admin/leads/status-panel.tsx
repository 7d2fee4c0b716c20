'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { Archive, Hand, MailCheck } from 'lucide-react'
import { type LeadStep, LeadSteps } from './lead-steps'

const take: LeadStep = {
  as: 'taken',
  label: 'Assign to me',
  Icon: Hand,
  done: () => 'This lead is assigned to you.',
}
const contact: LeadStep = {
  as: 'contacted',
  label: 'Mark contacted',
  Icon: MailCheck,
  done: () => 'Marked as contacted.',
}
const close: LeadStep = {
  as: 'closed',
  label: 'Close',
  Icon: Archive,
  done: () => 'This lead is closed.',
}

/** Buttons for the next step of a lead: assign, mark as answered, close. */
export function StatusPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const owner = useFormFields(([fields]) => fields.owner?.value)
  const status = useFormFields(([fields]) => fields.status?.value)
  if (typeof id !== 'number') return null

  const steps = [
    ...(owner === user?.id ? [] : [take]),
    ...(status === 'new' ? [contact] : []),
    ...(status === 'closed' ? [] : [close]),
  ]
  if (steps.length === 0) return null
  return (
    <div className="lead-work">
      <LeadSteps
        steps={steps}
        leads={async () => [id]}
        unchanged="The lead was not changed. It is already up to date."
        className="dashboard-button dashboard-button--large"
      />
    </div>
  )
}
