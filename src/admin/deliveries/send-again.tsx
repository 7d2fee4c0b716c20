'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod/mini'

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Sends a delivery, or the letter about a lead, again. */
export function SendAgain() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  if (id === undefined) return null

  async function send() {
    setSending(true)
    const problem = await ask(`${config.routes.api}/${collectionSlug}/${id}/send-again`)
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

/** Asks the server, and answers why not when it does not. */
async function ask(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    if (answer.ok) return undefined
    const said = refusal.safeParse(await answer.json())
    return said.data?.errors[0]?.message ?? `The server answered ${answer.status}.`
  } catch {
    return 'The server cannot be reached. Please try again.'
  }
}
