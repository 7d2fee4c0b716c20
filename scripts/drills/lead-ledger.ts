import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { contactLead } from '../../tests/fixtures/contact-lead'
import type { Mailbox } from '../../tests/fixtures/mailbox'
import { query } from './query'
import { check, print, waitUntil } from './report'

const answer = z.object({ id: z.string() })
const storedRow = z.object({ id: z.string(), key: z.string() })
const sentRow = z.object({ lead: z.string(), messageId: z.string() })

/** Milliseconds for all emails, some of which are tried a second time ten minutes later. */
const MAIL_LIMIT = 7_200_000

/** Sends leads to a guide as the contact page does, and compares what was acknowledged with what is stored. */
export function leadLedger(siteUrl: string) {
  /** The ids of acknowledged leads by their idempotency keys. */
  const acknowledged = new Map<string, string>()

  /** Sends a lead once. Returns the status of the answer, or 0 without one. */
  async function send(name: string): Promise<number> {
    // A key has at least eight characters and no spaces.
    const key = `drill-${name.replaceAll(' ', '-')}`
    try {
      const response = await fetch(`${siteUrl}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...contactLead, lastName: key }),
        signal: AbortSignal.timeout(20_000),
      })
      const body: unknown = await response.json()
      if (response.status === 201) acknowledged.set(key, answer.parse(body).id)
      return response.status
    } catch {
      return 0
    }
  }

  return {
    acknowledged,
    send,

    /** Sends a lead with its key until it is acknowledged. Returns how often that failed. */
    async insist(name: string): Promise<number> {
      for (let failures = 0; ; failures += 1) {
        const status = await send(name)
        if (status === 201) return failures
        if (status >= 400 && status < 500) throw new Error(`A lead was answered with ${status}`)
        await sleep(100)
      }
    },

    /** Checks that each acknowledged lead is stored once, and that one email went out for it. */
    async verify(databaseUrl: string, mail: Mailbox): Promise<void> {
      const count = acknowledged.size
      const stored = z
        .array(storedRow)
        .parse(await query(databaseUrl, 'select id::text, idempotency_key as key from leads'))
      const found = stored.filter(({ id, key }) => acknowledged.get(key) === id)
      check(found.length === count, `${found.length} of ${count} acknowledged leads are stored`)
      check(
        stored.length === count,
        `${stored.length - count} leads are stored twice or without an acknowledgment`,
      )

      const open = `select from deliveries where status = 'queued' limit 1`
      await waitUntil(async () => (await query(databaseUrl, open)).length === 0, MAIL_LIMIT, 1000)
      const sent = z.array(sentRow).parse(
        await query(
          databaseUrl,
          `select lead_id::text as lead, message_id as "messageId"
           from deliveries where status = 'sent' and lead_id is not null`,
        ),
      )
      const arrived = mail.received.map(({ email }) => email.messageId)
      const messageIds = new Set(arrived)
      const received = new Set(
        sent.filter(({ messageId }) => messageIds.has(messageId)).map(({ lead }) => lead),
      )
      check(
        received.size === count && sent.length === count && messageIds.size === count,
        `${messageIds.size} emails arrived for ${received.size} leads`,
      )
      print(`Sent again with the same Message-ID: ${arrived.length - messageIds.size}`)
    },
  }
}
