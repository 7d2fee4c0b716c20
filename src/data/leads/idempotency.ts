import { createHash } from 'node:crypto'
import type { LeadBody } from '@/contract/leads/lead'

/** A hash that distinguishes a repeated request from a different one with the same key. */
export function bodyDigest(body: LeadBody): string {
  const entries = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
