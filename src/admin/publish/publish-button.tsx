'use client'

import { FormSubmit, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useDocumentSave } from '../use-document-save'

/**
 * Replaces Payload's button, whose menu schedules in a drawer that accepts an hour in the past. A
 * document that has never been published has no changes to publish.
 */
export function PublishButton() {
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo()
  const isModified = useFormModified()
  const { t } = useTranslation()
  const save = useDocumentSave()
  if (!hasPublishPermission) return null
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={!hasChanges || uploadStatus === 'uploading'}
      onClick={() => void save({ publishes: true })}
    >
      {t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')}
    </FormSubmit>
  )
}
