'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Lets the _Schedule Publish_ drawer publish a document that has never been published. Payload
 * counts only drafts newer than the published version, so without one the drawer offers only to
 * unpublish. Here the draft itself is counted.
 */
export function PublishFirst() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return null
}
