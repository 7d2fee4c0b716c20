import { z } from 'zod/mini'
import { defineToken } from '@/lib/tokens/token'

/** Longer than a pause between two emails, so that the links of the last email work. */
const LIFETIME_SECONDS = 400 * 86_400

/** The page with all alerts of an address. */
export const ownAlertsToken = defineToken({
  purpose: 'alerts',
  claims: z.object({ email: z.string() }),
  lifetimeSeconds: LIFETIME_SECONDS,
})

/** Stops alerts with one click. */
export const stopAlertsToken = defineToken({
  purpose: 'alerts-stop',
  claims: z.object({ email: z.string(), alerts: z.array(z.int()) }),
  lifetimeSeconds: LIFETIME_SECONDS,
})
