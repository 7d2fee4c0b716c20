'use server'

import { readSenderRecords } from '@/data/newsletter/sender-records'
import { checkSenderRecords } from '@/domain/newsletter/sender-records'
import { editor } from '../editor'

/** Checks the DNS records of the domain that emails are sent from. */
export async function checkSender() {
  await editor()
  const records = await readSenderRecords()
  return { domain: records.domain, checks: checkSenderRecords(records) }
}
