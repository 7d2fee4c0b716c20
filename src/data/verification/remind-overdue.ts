import 'server-only'
import type { AuditUser } from '@/database/audit-entries'
import {
  areRemindersDue,
  chooseReminded,
  REMINDER_DAYS,
  type ReminderResult,
} from '@/domain/verification/overdue'
import { type Reminder, reminderTemplate } from '@/domain/verification/reminder'
import { toZonedInput } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'
import { sendReminder } from './mutations'
import { verificationQueue } from './queries'

/**
 * Queues a reminder to each overdue builder, or to those of `only`, each in a transaction of its own.
 * One that got a reminder in the last seven days gets no other, also when two servers or two editors
 * send at the same time. The result names all overdue builders who get none for want of an address or
 * because of such a reminder.
 */
export async function remindOverdue(
  { reminder, only }: { readonly reminder: Reminder; readonly only?: readonly number[] },
  user: AuditUser,
  now = new Date(),
): Promise<ReminderResult> {
  const { toRemind, noAddress, recent } = chooseReminded(await verificationQueue(now), now)
  const result = {
    sent: 0,
    noAddress: noAddress.map(({ name }) => name),
    recent: recent.map(({ name }) => name),
  }
  for (const { id, name } of toRemind) {
    if (only && !only.includes(id)) continue
    const outcome = await sendReminder(id, reminder, false, user, now)
    if (outcome === 'recent') result.recent.push(name)
    else if (outcome === 'no-address') result.noAddress.push(name)
    else result.sent += 1
  }
  return result
}

const automatic = { id: null, name: 'Automatic sending' }

/**
 * Reminds all overdue builders on the day of the month that the site settings have, if they say so.
 * Returns the number of reminders.
 */
export async function sendMonthlyReminders(now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const { remindBuilders, reminderDay } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { remindBuilders: true, reminderDay: true },
  })
  const day = reminderDay ?? REMINDER_DAYS.first
  if (!remindBuilders || !areRemindersDue(day, toZonedInput(now.toISOString()))) return 0
  const { sent } = await remindOverdue({ reminder: reminderTemplate }, automatic, now)
  return sent
}
