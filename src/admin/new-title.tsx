'use client'

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { lowerFirst } from '@/domain/text/lower-first'

/** Names a document that was never saved *New event*; Payload calls it *[Untitled]*. */
export function NewTitle() {
  const { id, collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title, setDocumentTitle } = useDocumentTitle()
  const singular = collectionSlug && getEntityConfig({ collectionSlug }).labels.singular
  const isUnnamed = id === undefined && title.startsWith('[')
  useEffect(() => {
    if (isUnnamed && typeof singular === 'string') {
      setDocumentTitle(`New ${lowerFirst(singular)}`)
    }
  }, [isUnnamed, singular, setDocumentTitle])
  return null
}
