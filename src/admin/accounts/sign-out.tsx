'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod/mini'
import { readAdminApi } from '../api-client'
import { ToolButton } from '../tool-button'

const answer = z.object({ ended: z.number(), keyRevoked: z.boolean() })

function describeEnded(ended: number): string {
  if (ended === 0) return 'There were no other sessions.'
  return ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`
}

/** Ends the sessions and the API key of an account, for example after a lost laptop. */
export function SignOut() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isOwn = user?.id === id
  if (id == null || (!isOwn && user?.role !== 'admin')) return null

  let keyRevoked = false
  const endSessions = async () => {
    const result = await readAdminApi(`/users/${id}/sign-out`, answer)
    if (result.error !== undefined) return result.error
    keyRevoked = result.data.keyRevoked
    return result.data.ended
  }
  const done = (ended: number) =>
    keyRevoked ? `${describeEnded(ended)} The API key was revoked.` : describeEnded(ended)
  return (
    <div className="field-type">
      <ToolButton act={endSessions} done={done}>
        {isOwn ? 'Sign out elsewhere' : 'Sign out everywhere'}
      </ToolButton>
    </div>
  )
}
