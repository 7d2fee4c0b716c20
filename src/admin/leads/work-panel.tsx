'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { Archive, Hand, MailCheck } from 'lucide-react'
import { useDeed } from '../desk/use-deed'
import { markAs } from './actions'

/** What a lead waits for: somebody who takes it, an answer, an end. One press each. */
export function WorkPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const owner = useFormFields(([fields]) => fields.owner?.value)
  const status = useFormFields(([fields]) => fields.status?.value)
  const { isPending, start } = useDeed()
  if (typeof id !== 'number') return null

  const steps = [
    ...(owner === user?.id
      ? []
      : [{ as: 'taken', label: 'Take it', done: 'This lead is yours now.', Icon: Hand }]),
    ...(status === 'new'
      ? [
          {
            as: 'contacted',
            label: 'Mark contacted',
            done: 'Marked as contacted.',
            Icon: MailCheck,
          },
        ]
      : []),
    ...(status === 'closed'
      ? []
      : [{ as: 'closed', label: 'Close', done: 'This lead is closed.', Icon: Archive }]),
  ]
  if (steps.length === 0) return null
  return (
    <div className="lead-work">
      {steps.map(({ as, label, done, Icon }) => (
        <button
          key={as}
          type="button"
          className="desk-button desk-button--large"
          disabled={isPending}
          onClick={() =>
            start({
              act: () => markAs([id], as),
              done: () => done,
              undone: 'It is so already, or somebody else has this lead open.',
            })
          }
        >
          <Icon aria-hidden="true" size={16} /> {label}
        </button>
      ))}
    </div>
  )
}
