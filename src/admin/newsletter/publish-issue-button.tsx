'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { describeAudience, describeExclusions } from '@/domain/newsletter/audience'
import { actionFailure } from '../action-failure'
import { Dialog } from '../dialog'
import { PublishButton } from '../publish/publish-button'
import { readIssueSending } from './sending-actions'
import { useAudienceCount } from './use-audience-count'

/** Publishes an issue. Asks first with the count, because the first publication sends it. */
export function PublishIssueButton() {
  const { id } = useDocumentInfo()
  const [publish, setPublish] = useState<(() => void) | null>(null)
  const close = () => setPublish(null)

  async function askFirst(confirmed: () => void) {
    try {
      const wasSent = typeof id === 'number' && (await readIssueSending(id)).progress !== null
      if (wasSent) confirmed()
      else setPublish(() => confirmed)
    } catch (error) {
      toast.error(actionFailure(error, 'The issue was not published. Please try again.'))
    }
  }

  return (
    <>
      <PublishButton ask={(confirmed) => void askFirst(confirmed)} />
      {publish && (
        <Dialog title="Publish and send this issue?" close={close}>
          <Question
            close={close}
            confirm={() => {
              close()
              publish()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function Question({ confirm, close }: { confirm: () => void; close: () => void }) {
  const count = useAudienceCount()
  return (
    <div>
      <p role="status">{count === null ? 'Counting subscribers…' : describeAudience(count)}</p>
      {count !== null && <p>{describeExclusions(count).join(', ')}</p>}
      <p>Sending begins at once. You can pause or cancel it beside the form.</p>
      <div className="guide-dialog__buttons">
        <button
          type="button"
          className="dashboard-button dashboard-button--large dashboard-button--primary"
          disabled={count === null}
          onClick={confirm}
        >
          {count?.included === 0 ? 'Publish' : 'Publish and send'}
        </button>
        <button type="button" className="dashboard-button dashboard-button--large" onClick={close}>
          Go back
        </button>
      </div>
    </div>
  )
}
