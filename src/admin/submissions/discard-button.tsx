'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { discard } from './actions'

const MODAL = 'discard-submission'

interface DiscardButtonProps {
  submission: number
  /** Whether a part of it is published, which stays so. */
  isPublished: boolean
}

/** Ends a submission without publishing it, or more of it, after a confirmation. */
export function DiscardButton({ submission, isPublished }: DiscardButtonProps) {
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
        {isPublished ? 'Close without publishing more' : 'Discard this submission'}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={isPublished ? 'Close this submission?' : 'Discard this submission?'}
        body={
          isPublished
            ? 'What is published already stays so. Decisions that are not published are remembered.'
            : 'Nothing of it is published. The file stays attached, and it can be read again.'
        }
        confirmLabel={isPublished ? 'Close' : 'Discard'}
        onConfirm={confirm}
      />
    </>
  )
}
