'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Lets the drawer of _Schedule Publish_ offer to publish what is not on the site. Payload counts
 * the drafts since what is published, and so none where nothing is; and offers to unpublish what has
 * none. Here the draft itself is counted.
 */
export function PublishFirst() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return null
}
