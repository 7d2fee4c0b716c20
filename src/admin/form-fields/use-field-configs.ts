'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'

/** The fields of the form's collection or global, as they are configured. */
export function useFieldConfigs(): readonly ClientField[] {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  if (collectionSlug) return getEntityConfig({ collectionSlug })?.fields ?? []
  return globalSlug ? (getEntityConfig({ globalSlug })?.fields ?? []) : []
}
