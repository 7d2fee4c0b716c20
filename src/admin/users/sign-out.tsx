'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod/mini'
import { post } from '../post'

const answer = z.object({ ended: z.number() })

/** Ends the sessions of an account: a lost laptop, or somebody who has left. */
export function SignOut() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const [isSending, setSending] = useState(false)
  const isOwn = user?.id === id
  if (id === undefined || (!isOwn && user?.role !== 'admin')) return null

  const send = async () => {
    setSending(true)
    const outcome = await post(`${config.routes.api}/users/${id}/sign-out`, answer)
    setSending(false)
    if (outcome.problem !== undefined) {
      toast.error(outcome.problem)
      return
    }
    const { ended } = outcome.answer
    if (ended === 0) toast.success('Nobody was signed in anywhere else.')
    else toast.success(ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`)
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isSending}
      onClick={() => void send()}
    >
      {isOwn ? 'Sign out elsewhere' : 'Sign out everywhere'}
    </Button>
  )
}
