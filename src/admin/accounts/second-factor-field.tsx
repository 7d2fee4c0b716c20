import type { UIFieldServerComponent } from 'payload'
import { readAccountSecurity } from '@/data/staff/account-security'
import { formatLongDate } from '@/lib/dates/format-date'
import { SecondFactor } from './second-factor'

/** Two-step sign-in of an account, for its owner and for admins. */
export const SecondFactorField: UIFieldServerComponent = async ({ data, user }) => {
  const id = Number(data.id)
  const isOwn = user?.id === id
  if (!Number.isSafeInteger(id) || (!isOwn && user?.role !== 'admin')) return null
  const account = await readAccountSecurity(id, new Date())
  if (!account) return null
  const { secondFactorAt, recoveryCodes } = account
  return (
    <SecondFactor
      id={id}
      isOwn={isOwn}
      since={secondFactorAt ? formatLongDate(secondFactorAt) : null}
      recoveryCodes={recoveryCodes}
    />
  )
}
