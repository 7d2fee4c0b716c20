'use client'

import { z } from 'zod/mini'
import { readAdminApi } from '../api-client'
import { ToolButton } from '../tool-button'
import { focusHeading } from '../use-action'

const response = z.object({ ended: z.number(), keyRevoked: z.boolean() })

/** Ends one session of an account. */
export function EndSession({ id, session }: { id: number; session: string }) {
  const endSession = async () => {
    const result = await readAdminApi(`/users/${id}/sign-out`, response, { session })
    return result.error ?? result.data.ended
  }
  return (
    <ToolButton
      act={endSession}
      done={(ended) => (ended === 0 ? 'The session had ended already.' : 'The session was ended.')}
      after={() => focusHeading('sessions')}
    >
      Sign out
    </ToolButton>
  )
}

function describeEnded(ended: number): string {
  if (ended === 0) return 'There were no other sessions.'
  return ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`
}

/** Ends the sessions and the API key of an account, for example after a lost laptop. */
export function EndSessions({ id, isOwn }: { id: number; isOwn: boolean }) {
  let keyRevoked = false
  const endSessions = async () => {
    const result = await readAdminApi(`/users/${id}/sign-out`, response)
    if (result.error !== undefined) return result.error
    keyRevoked = result.data.keyRevoked
    return result.data.ended
  }
  const done = (ended: number) =>
    keyRevoked ? `${describeEnded(ended)} The API key was revoked.` : describeEnded(ended)
  return (
    <ToolButton act={endSessions} done={done}>
      {isOwn ? 'Sign out elsewhere' : 'Sign out everywhere'}
    </ToolButton>
  )
}
