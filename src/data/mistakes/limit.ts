import 'server-only'
import type { Payload } from 'payload'
import { env, payloadSecret } from '@/config/env'
import { mistakeReportLimit } from '@/config/rate-limit-rules'
import { type Counters, openCounters } from '@/database/rate-limit-counters'
import { keyedHash } from '@/lib/tokens/keyed-hash'
import { payloadClient } from '../payload/payload-client'

const limit = { ...mistakeReportLimit, ...env.RATE_LIMITS.overrides[mistakeReportLimit.name] }

const opened = new WeakMap<Payload, Counters>()

function getCounters(payload: Payload): Counters {
  const known = opened.get(payload)
  if (known) return known
  const counters = openCounters([limit], {
    query: (text, values) => payload.db.pool.query(text, values),
    // The server around Next deletes them.
    deletesExpired: false,
    blocksInMemory: true,
  })
  opened.set(payload, counters)
  return counters
}

/** Counts a report from an IP address. Returns whether it may be stored. */
export async function countReport(address: string): Promise<boolean> {
  if (!env.RATE_LIMITS.enabled) return true
  const key = keyedHash(payloadSecret(), 'mistake-report', address)
  return (await getCounters(await payloadClient()).count(limit, key)) === null
}
