'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { plural } from '@/domain/text/plural'
import { focusHeading, useAction } from '../use-action'
import { unpublishEndedEvents } from './actions'

const modalSlug = 'take-all-down'

/** Unpublishes all events that are over, after a confirmation. */
export function UnpublishAllButton({ count }: { count: number }) {
  const { openModal } = useModal()
  const { isPending, start } = useAction()
  const events = (amount: number) => plural(amount, 'event', 'events')
  const takeDown = () =>
    start({
      act: unpublishEndedEvents,
      done: (amount) => `${events(amount)} off the site, and kept as drafts.`,
      undone: 'There was nothing left to take down.',
      after: () => focusHeading('ended'),
    })
  return (
    <>
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={() => openModal(modalSlug)}
      >
        Take all down
      </button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={`Take ${events(count)} down?`}
        body="They leave the site at once and stay here as drafts."
        confirmLabel="Take down"
        onConfirm={takeDown}
      />
    </>
  )
}
