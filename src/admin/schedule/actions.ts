'use server'

import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { listSchedules, type PendingSchedule, type Scheduled } from '@/data/dashboard/schedule'
import { findStaff } from '@/data/staff/queries'

const scheduled = z.union([
  z.object({ relationTo: z.string(), value: z.int() }),
  z.object({ global: z.string() }),
])

/** The pending schedules of a document or global, for its form. */
export async function pendingSchedules(subject: Scheduled): Promise<readonly PendingSchedule[]> {
  if (!(await findStaff(await headers()))) throw new Error('Only staff can do this')
  return listSchedules(scheduled.parse(subject))
}
