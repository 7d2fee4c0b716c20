import { z } from 'zod/mini'
import { REPORT_LINK_DAYS } from '@/domain/reports/email-words'
import { defineToken } from '@/lib/tokens/token'

/** The token in the public link of a report. It shows one month of one builder. */
export const reportToken = defineToken({
  purpose: 'builder-report',
  claims: z.object({ builder: z.int(), month: z.iso.date() }),
  lifetimeSeconds: REPORT_LINK_DAYS * 86_400,
})
