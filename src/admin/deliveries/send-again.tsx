'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { sendAgain } from './ask-again'

/** Sends a delivery, or the letter about a lead, again. */
export function SendAgain() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  if (id === undefined || !collectionSlug) return null

  const send = async () => {
    setSending(true)
    const problem = await sendAgain(config.routes.api, collectionSlug, id)
    setSending(false)
    if (problem) toast.error(problem)
    else toast.success('On its way. The mail log shows what becomes of it.')
    router.refresh()
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isSending}
      onClick={() => void send()}
    >
      Send again
    </Button>
  )
}
