'use client'

import { FormSubmit, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useDocumentSave } from '../use-document-save'

interface PublishButtonProps {
  /** Asks the editor before the document is published, and calls back if the answer is yes. */
  readonly ask?: (publish: () => void) => void
}

/**
 * Replaces Payload's button, whose menu schedules in a drawer that accepts an hour in the past. A
 * document that has never been published has no changes to publish.
 */
export function PublishButton({ ask }: PublishButtonProps) {
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo()
  const isModified = useFormModified()
  const { t } = useTranslation()
  const save = useDocumentSave()
  if (!hasPublishPermission) return null
  const publish = () => void save({ publishes: true })
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={!hasChanges || uploadStatus === 'uploading'}
      onClick={() => (ask ? ask(publish) : publish())}
    >
      {t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')}
    </FormSubmit>
  )
}
