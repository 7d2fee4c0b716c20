'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { isCheckedCollection } from '@/domain/wording/wording'

interface Save {
  readonly publishes: boolean
  /** Values that are sent in addition to the form's. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** Suppresses the message of Payload. */
  readonly isSilent?: boolean
}

/** Saves the form as a draft or published. Resolves to whether the server accepted it. */
export function useDocumentSave(): (save: Save) => Promise<boolean> {
  const { config } = useConfig()
  const { setModified, setSubmitted, submit } = useForm()
  const { id, collectionSlug, globalSlug, setHasPublishedDoc, setUnpublishedVersionCount } =
    useDocumentInfo()

  return async ({ publishes, overrides = {}, isSilent = false }) => {
    const document = globalSlug
      ? (`/globals/${globalSlug}` as const)
      : (`/${collectionSlug}${id ? `/${id}` : ''}` as const)
    const query = `?depth=0&fallback-locale=null${publishes ? '' : '&draft=true'}`
    const requiresWordingReason = publishes && isCheckedCollection(collectionSlug ?? '')
    const answer = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: `${document}${query}` }),
      method: id && !globalSlug ? 'PATCH' : 'POST',
      overrides: {
        ...overrides,
        ...(requiresWordingReason && { requiresWordingReason }),
        _status: publishes ? 'published' : 'draft',
      },
      disableSuccessStatus: isSilent,
    })
    const isSaved = answer?.res.ok === true
    if (!isSaved) {
      // Payload counts the changes as saved before the server answers, and hides the errors of a
      // rejected draft.
      setModified(true)
      setSubmitted(true)
    }
    if (isSaved && publishes) setHasPublishedDoc(true)
    if (isSaved) setUnpublishedVersionCount((count) => (publishes ? 0 : count + 1))
    return isSaved
  }
}
