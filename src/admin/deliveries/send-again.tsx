'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { ToolButton } from '../tool-button'
import { sendAgain } from './ask-again'

/** Sends a delivery, or the letter about a lead, again. */
export function SendAgain() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const router = useRouter()
  if (id === undefined || !collectionSlug) return null

  const send = async () => {
    const problem = await sendAgain(config.routes.api, collectionSlug, id)
    if (problem) toast.error(problem)
    else toast.success('On its way. The mail log shows what becomes of it.')
    router.refresh()
  }
  return <ToolButton act={send}>Send again</ToolButton>
}
