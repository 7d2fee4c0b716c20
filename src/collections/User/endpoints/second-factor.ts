import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/database/transactions/in-transaction'
import { notifyOwner } from '@/jobs/account-notice/notify'
import type { User } from '@/payload-types'
import { apiError } from '../../api-error'
import { confirmPassword } from '../confirm-password'
import { endOtherSessions } from '../end-other-sessions'
import { findAccount } from '../find-account'
import { readText } from '../read-text'
import {
  type ConfirmedSetup,
  confirmSetup,
  createSetup,
  noSecondFactor,
  requiresSecondFactor,
} from '../second-factor'

const PATH = '/:id/second-factor'

const noStore = { headers: { 'Cache-Control': 'no-store' } }

type Change = ConfirmedSetup['data'] | typeof noSecondFactor

async function save(req: PayloadRequest, account: User, change: Change): Promise<void> {
  const event = change.secondFactorAt === null ? 'second-factor-off' : 'second-factor-on'
  const data = { ...change, ...endOtherSessions(req, account) }
  await inTransaction(req, async () => {
    await req.payload.update({ collection: 'users', id: account.id, data, req })
    await notifyOwner(req, account, event)
  })
}

/** `POST /cms/api/users/{id}/second-factor/setup`: a new secret for the owner's app. */
const startSetup: Endpoint = {
  path: `${PATH}/setup`,
  method: 'post',
  async handler(req) {
    return Response.json(
      await createSetup(req, await findAccount(req, { byAdmins: false })),
      noStore,
    )
  },
}

/**
 * `POST /cms/api/users/{id}/second-factor`: turns the second factor of the owner on, or replaces it,
 * with `setup`, a `code` of the app and `currentPassword`. Returns the recovery codes once. Ends the
 * other sessions.
 */
const turnOn: Endpoint = {
  path: PATH,
  method: 'post',
  async handler(req) {
    const account = await findAccount(req, { byAdmins: false })
    await addDataAndFileToRequest(req)
    await confirmPassword(req)
    const confirmed = await confirmSetup(req, {
      id: account.id,
      setup: readText(req, 'setup'),
      code: readText(req, 'code'),
    })
    if (!confirmed) {
      throw apiError(
        'This code is not valid. Enter the code that your app shows now. After 15 minutes, scan a new QR code.',
      )
    }
    await save(req, account, confirmed.data)
    return Response.json({ recoveryCodes: confirmed.recoveryCodes }, noStore)
  },
}

/**
 * `POST /cms/api/users/{id}/second-factor/off`: turns the second factor off with `currentPassword`.
 * An admin does so for an owner who has lost the phone and the recovery codes. Where the role
 * requires it, the owner sets up another one at the next sign-in.
 */
const turnOff: Endpoint = {
  path: `${PATH}/off`,
  method: 'post',
  async handler(req) {
    const account = await findAccount(req, { byAdmins: true })
    await addDataAndFileToRequest(req)
    await confirmPassword(req)
    const isOwn = account.id === req.user?.id
    if (isOwn && (await requiresSecondFactor(req, account.role))) {
      throw apiError('Your role requires two-step sign-in. You can set it up again instead.', 409)
    }
    await save(req, account, noSecondFactor)
    return Response.json({ off: true })
  },
}

export const secondFactor: readonly Endpoint[] = [startSetup, turnOn, turnOff]
