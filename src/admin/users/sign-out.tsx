'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod/mini'
import { readFromApi } from '../ask-api'
import { ToolButton } from '../tool-button'

const answer = z.object({ ended: z.number() })

function wordsFor(ended: number): string {
  if (ended === 0) return 'Nobody was signed in anywhere else.'
  return ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`
}

/** Ends all sessions of an account, for example after a device was lost or an employee has left. */
export function SignOut() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isOwn = user?.id === id
  if (id === undefined || (!isOwn && user?.role !== 'admin')) return null

  const endSessions = async () => {
    const asked = await readFromApi(`/users/${id}/sign-out`, answer)
    return asked.refusal ?? asked.answer.ended
  }
  return (
    <div className="field-type">
      <ToolButton act={endSessions} done={wordsFor}>
        {isOwn ? 'Sign out elsewhere' : 'Sign out everywhere'}
      </ToolButton>
    </div>
  )
}
