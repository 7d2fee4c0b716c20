'use client'

import {
  PublishButton as PayloadPublishButton,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'

/** Payload's button. A document that has never been published has no changes to publish. */
export function PublishButton() {
  const { hasPublishedDoc } = useDocumentInfo()
  const { t } = useTranslation()
  return (
    <PayloadPublishButton
      label={t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')}
    />
  )
}
