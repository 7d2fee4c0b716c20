'use client'

import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { plural } from '@/domain/text/plural'
import { focusHeading, useAction } from '../use-action'
import { unpublishEndedEvents } from './actions'

const modalSlug = 'unpublish-all'

/** Unpublishes all events that are over, after a confirmation. */
export function UnpublishAllButton({ count }: { count: number }) {
  const { openModal } = useModal()
  const { isPending, start } = useAction()
  const events = (amount: number) => plural(amount, 'event', 'events')
  const unpublishAll = () =>
    start({
      act: unpublishEndedEvents,
      done: (amount) => `${events(amount)} unpublished and kept as drafts.`,
      unchanged: 'No ended events are left to unpublish.',
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
        Unpublish all
      </button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={`Unpublish ${events(count)}?`}
        body="They are removed from the site immediately and kept as drafts."
        confirmLabel="Unpublish"
        onConfirm={unpublishAll}
      />
    </>
  )
}
