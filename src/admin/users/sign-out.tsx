'use client'

import { toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod/mini'
import { post } from '../post'
import { ToolButton } from '../tool-button'

const answer = z.object({ ended: z.number() })

function wordsFor(ended: number): string {
  if (ended === 0) return 'Nobody was signed in anywhere else.'
  return ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`
}

/** Ends the sessions of an account: a lost laptop, or somebody who has left. */
export function SignOut() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const isOwn = user?.id === id
  if (id === undefined || (!isOwn && user?.role !== 'admin')) return null

  const send = async () => {
    const outcome = await post(`${config.routes.api}/users/${id}/sign-out`, answer)
    if (outcome.problem === undefined) toast.success(wordsFor(outcome.answer.ended))
    else toast.error(outcome.problem)
  }
  return (
    <div className="field-type">
      <ToolButton act={send}>{isOwn ? 'Sign out elsewhere' : 'Sign out everywhere'}</ToolButton>
    </div>
  )
}
