import type { PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod/mini'
import { payloadSecret } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { Role } from '@/domain/enums'
import { createRecoveryCodes, hashRecoveryCode } from '@/lib/tokens/recovery-codes'
import { defineToken } from '@/lib/tokens/token'
import { createTotpSecret, findTotpStep, getTotpUri } from '@/lib/tokens/totp'
import type { User } from '@/payload-types'

/** An account as the database has it, with the fields that Payload hides. */
export type Account = Pick<
  User,
  'id' | 'email' | 'name' | 'role' | 'secondFactor' | 'secondFactorAt'
>

/** The fields of an account without a second factor. */
export const noSecondFactor = {
  secondFactorAt: null,
  secondFactor: { secret: null, lastStep: null, recoveryCodes: null },
} as const

/** A secret that its owner has not confirmed by a code, for fifteen minutes. Nothing is stored. */
const setupToken = defineToken({
  purpose: 'second-factor-setup',
  claims: z.object({ account: z.int(), secret: z.string() }),
  lifetimeSeconds: 15 * 60,
})

/** The secret for an authenticator app, and the token with which the owner confirms it. */
export interface Setup {
  readonly setup: string
  /** The secret for owners who cannot scan the code. */
  readonly secret: string
  /** An SVG image. */
  readonly qrCode: string
}

export async function createSetup(
  { payload }: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<Setup> {
  const secret = createTotpSecret()
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
  })
  const issuer = settings.name || defaultSiteInfo.name
  const setup = await setupToken.create(payloadSecret(), { account: id, secret }, new Date())
  return { setup, secret, qrCode: renderSVG(getTotpUri(secret, { issuer, account: email })) }
}

/** The fields of a confirmed second factor, and the recovery codes, which are not stored. */
export interface ConfirmedSetup {
  readonly data: Required<Pick<Account, 'secondFactor' | 'secondFactorAt'>>
  readonly recoveryCodes: readonly string[]
}

/** Checks the code for a new secret. Returns `null` if the code or the token is not valid. */
export async function confirmSetup(
  { payload }: PayloadRequest,
  { id, setup, code }: { readonly id: number; readonly setup: string; readonly code: string },
): Promise<ConfirmedSetup | null> {
  const now = new Date()
  const token = await setupToken.read(payloadSecret(), setup, now)
  if (token.state !== 'valid' || token.claims.account !== id) return null
  const { secret } = token.claims
  const lastStep = findTotpStep(code, { secret, lastStep: 0, now })
  if (lastStep === null) return null
  const recoveryCodes = createRecoveryCodes()
  return {
    recoveryCodes,
    data: {
      secondFactorAt: now.toISOString(),
      secondFactor: {
        secret: payload.encrypt(secret),
        lastStep,
        recoveryCodes: recoveryCodes.map((one) => hashRecoveryCode(payloadSecret(), one)),
      },
    },
  }
}

/** The stored hashes of the recovery codes that are not used. */
function getRecoveryHashes({ secondFactor }: Pick<Account, 'secondFactor'>): readonly string[] {
  const { data = [] } = z.array(z.string()).safeParse(secondFactor?.recoveryCodes)
  return data
}

/**
 * Changes of the account when a code is used; `null` if it is not valid. Each code is valid once.
 */
export function consumeCode(
  { payload }: PayloadRequest,
  account: Account,
  code: string,
): { readonly data: Pick<Account, 'secondFactor'>; readonly isRecovery: boolean } | null {
  const { secondFactor } = account
  if (!secondFactor?.secret) return null
  const step = findTotpStep(code.replaceAll(/\s/g, ''), {
    secret: payload.decrypt(secondFactor.secret),
    lastStep: secondFactor.lastStep ?? 0,
    now: new Date(),
  })
  if (step !== null) {
    return { data: { secondFactor: { ...secondFactor, lastStep: step } }, isRecovery: false }
  }
  const hashes = getRecoveryHashes(account)
  const hash = hashRecoveryCode(payloadSecret(), code)
  if (!hashes.includes(hash)) return null
  const recoveryCodes = hashes.filter((stored) => stored !== hash)
  return { data: { secondFactor: { ...secondFactor, recoveryCodes } }, isRecovery: true }
}

/** Whether the site settings require a second factor of this role. */
export async function requiresSecondFactor(req: PayloadRequest, role: Role): Promise<boolean> {
  const { secondFactorRoles } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { secondFactorRoles: true },
    req,
  })
  return secondFactorRoles?.includes(role) === true
}
