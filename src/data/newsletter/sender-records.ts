import 'server-only'
import { Resolver } from 'node:dns/promises'
import type { SenderRecords } from '@/domain/newsletter/sender-records'
import { senderDomain } from '@/jobs/email-adapter'
import { payloadClient } from '../payload/payload-client'

/** Milliseconds for one request to a DNS server. */
const TIMEOUT_MS = 2000

const noRecord = ['ENODATA', 'ENOTFOUND']

const hasCode = (error: unknown): error is { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** The TXT records of a name. `null` when DNS does not respond. */
async function readTxt(resolver: Resolver, name: string): Promise<readonly string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return hasCode(error) && noRecord.includes(error.code) ? [] : null
  }
}

const SELECTOR = /^[\w-]{1,63}$/

/** Looks up the DNS records about email of the domain in `MAIL_FROM`. */
export async function readSenderRecords(
  resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 }),
): Promise<SenderRecords> {
  const payload = await payloadClient()
  const { dkimSelector } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { dkimSelector: true },
  })
  const domain = senderDomain()
  const hasSelector = dkimSelector && SELECTOR.test(dkimSelector)
  const [spf, dmarc, dkim] = await Promise.all([
    readTxt(resolver, domain),
    readTxt(resolver, `_dmarc.${domain}`),
    hasSelector ? readTxt(resolver, `${dkimSelector}._domainkey.${domain}`) : undefined,
  ])
  return { domain, spf, dmarc, dkim }
}
