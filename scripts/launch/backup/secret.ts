import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/config/env'

const secretFile = (env: Env) => path.join(env.DATA_DIR, 'payload-secret')

/** The generated secret of `DATA_DIR`. */
function readGenerated(env: Env): string | undefined {
  const file = secretFile(env)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** The secret in use: that of the environment, or the generated one. */
export const readSecret = (env: Env): string | undefined => env.PAYLOAD_SECRET ?? readGenerated(env)

/** Whether the secret in use is the generated one, which then belongs to the data. */
export function isSecretGenerated(env: Env): boolean {
  const secret = readSecret(env)
  return secret !== undefined && secret === readGenerated(env)
}

export function writeGeneratedSecret(env: Env, secret: string): void {
  const unfinished = `${secretFile(env)}.unfinished`
  writeFileSync(unfinished, secret, { mode: 0o600 })
  renameSync(unfinished, secretFile(env))
}

/** A keyed hash by which a restore notices another secret. */
export function hashSecret(secret: string | undefined): string | undefined {
  return secret && createHmac('sha256', secret).update('guide backup').digest('hex').slice(0, 16)
}
