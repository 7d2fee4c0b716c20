import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { notifyOwner } from '@/jobs/account-notice/notify'
import { readText } from '../read-text'
import {
  type Account,
  confirmSetup,
  consumeCode,
  createSetup,
  requiresSecondFactor,
  type Setup,
} from '../second-factor'

declare module 'payload' {
  export interface RequestContext {
    /** Whether a login only compares a password, and gives no session. */
    checksPasswordOnly?: boolean
    /** The recovery codes of a second factor that was set up by this login. */
    recoveryCodes?: readonly string[]
  }
}

/** The second factor that a login lacks after the password was right. Its client reads `data`. */
type Missing = { readonly secondFactor: 'code' } | ({ readonly secondFactor: 'setup' } & Setup)

export class SecondFactorError extends APIError<Missing> {
  /** Whether the client has sent a code that is not valid. */
  readonly isWrong: boolean

  constructor(message: string, data: Missing, isWrong: boolean) {
    super(message, 401, data, true)
    this.isWrong = isWrong
  }
}

async function save(req: PayloadRequest, id: number, data: Partial<Account>): Promise<void> {
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
}

/** The next step of an owner who has to set up a second factor to sign in. */
async function setUp(req: PayloadRequest, account: Account, code: string): Promise<void> {
  const { id, email } = account
  const setup = readText(req, 'setup')
  const confirmed = setup === '' ? null : await confirmSetup(req, { id, setup, code })
  if (!confirmed) {
    const message =
      setup === ''
        ? 'Your role signs in with a code from an authenticator app. Set it up now.'
        : 'This code is not valid, or it took more than 15 minutes. Scan the new QR code.'
    const missing = { secondFactor: 'setup', ...(await createSetup(req, { id, email })) } as const
    throw new SecondFactorError(message, missing, setup !== '')
  }
  await save(req, id, confirmed.data)
  await notifyOwner(req, { id, email }, 'second-factor-on')
  req.context.recoveryCodes = confirmed.recoveryCodes
}

/**
 * Rejects a login without a valid code, after the password was checked. Payload also calls it when a
 * forgotten password is reset, which gives no session (endpoints/reset-password.ts).
 */
export const requireSecondFactor: CollectionBeforeLoginHook<Account> = async ({ req, user }) => {
  if (req.context.checksPasswordOnly || req.context.resetsPassword) return
  const code = readText(req, 'code')
  if (!user.secondFactorAt) {
    if (await requiresSecondFactor(req, user.role)) await setUp(req, user, code)
    return
  }
  const missing = { secondFactor: 'code' } as const
  if (code === '') {
    const message = 'Enter the code from your authenticator app.'
    throw new SecondFactorError(message, missing, false)
  }
  const consumed = consumeCode(req, user, code)
  if (!consumed) {
    const message =
      'This code is not valid. Each code can be used once: wait for the next one, or enter a recovery code.'
    throw new SecondFactorError(message, missing, true)
  }
  await save(req, user.id, consumed.data)
  if (consumed.isRecovery) await notifyOwner(req, user, 'recovery-code-used')
}
