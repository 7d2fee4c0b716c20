'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { discard } from './actions'

const MODAL = 'discard-submission'

/** Ends a submission without publishing it, after a confirmation. */
export function DiscardButton({ submission }: { submission: number }) {
  const { openModal } = useModal()
  const router = useRouter()
  const confirm = async () => {
    try {
      const refused = await discard(submission)
      if (refused) toast.error(refused.message)
      router.refresh()
    } catch {
      toast.error('The server did not respond and nothing was changed. Please try again.')
    }
  }
  return (
    <>
      <Button
        buttonStyle="none"
        className="submission-discard"
        margin={false}
        onClick={() => openModal(MODAL)}
      >
        Discard this submission
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Discard this submission?"
        body="Nothing of it is published. The file stays attached, and it can be read again."
        confirmLabel="Discard"
        onConfirm={confirm}
      />
    </>
  )
}
