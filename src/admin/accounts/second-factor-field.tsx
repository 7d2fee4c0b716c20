import type { UIFieldServerComponent } from 'payload'
import { getRecoveryHashes } from '@/collections/User/second-factor'
import { formatLongDate } from '@/lib/format-date'
import { SecondFactor } from './second-factor'

/** Two-step sign-in of an account, for its owner and for admins. */
export const SecondFactorField: UIFieldServerComponent = async ({ data, payload, user }) => {
  const id = Number(data.id)
  const isOwn = user?.id === id
  if (!Number.isSafeInteger(id) || (!isOwn && user?.role !== 'admin')) return null
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
  })
  if (!account) return null
  const { secondFactorAt } = account
  return (
    <SecondFactor
      id={id}
      isOwn={isOwn}
      since={secondFactorAt ? formatLongDate(secondFactorAt) : null}
      recoveryCodes={getRecoveryHashes(account).length}
    />
  )
}
