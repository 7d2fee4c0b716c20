import 'server-only'
import type { Payload } from 'payload'
import { env, payloadSecret } from '@/config/env'
import { mistakeReportLimit, newAlertLimit } from '@/config/rate-limit-rules'
import { type Counters, openCounters } from '@/database/rate-limit-counters'
import { keyedHash } from '@/lib/tokens/keyed-hash'
import { payloadClient } from '../payload/payload-client'

/** The limits of forms that are shown again with what was typed, by the name of the form. */
const limits = {
  'mistake-report': {
    ...mistakeReportLimit,
    ...env.RATE_LIMITS.overrides[mistakeReportLimit.name],
  },
  'new-alert': { ...newAlertLimit, ...env.RATE_LIMITS.overrides[newAlertLimit.name] },
}

const opened = new WeakMap<Payload, Counters>()

function getCounters(payload: Payload): Counters {
  const known = opened.get(payload)
  if (known) return known
  const counters = openCounters(Object.values(limits), {
    query: (text, values) => payload.db.pool.query(text, values),
    // The server around Next deletes them.
    deletesExpired: false,
    blocksInMemory: true,
  })
  opened.set(payload, counters)
  return counters
}

/** Counts a form from an IP address. Returns whether it may be stored. */
export async function countPost(form: keyof typeof limits, address: string): Promise<boolean> {
  if (!env.RATE_LIMITS.enabled) return true
  const key = keyedHash(payloadSecret(), form, address)
  return (await getCounters(await payloadClient()).count(limits[form], key)) === null
}
