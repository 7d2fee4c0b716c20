/** The DNS records about email of a domain. `null` for a record that could not be looked up. */
export interface SenderRecords {
  readonly domain: string
  readonly spf: readonly string[] | null
  readonly dmarc: readonly string[] | null
  /** The TXT records of the key. `undefined` without a selector. */
  readonly dkim: readonly string[] | null | undefined
}

export interface RecordCheck {
  readonly name: 'SPF' | 'DKIM' | 'DMARC'
  readonly state: 'good' | 'missing' | 'unknown'
  /** What is there or what is missing, as a sentence. */
  readonly text: string
}

const isSpf = (record: string) => /^v=spf1(?: |$)/i.test(record)
const isDmarc = (record: string) => /^v=DMARC1 *;/i.test(record)
const isKey = (record: string) => /(?:^|;) *p=[^;\s]/i.test(record)

const UNREACHABLE = 'DNS could not be reached, so this is not known.'

interface Looked {
  readonly name: RecordCheck['name']
  readonly found: readonly string[] | null
  readonly isRecord: (record: string) => boolean
  readonly missing: string
}

function checkRecord({ name, found, isRecord, missing }: Looked): RecordCheck {
  if (found === null) return { name, state: 'unknown', text: UNREACHABLE }
  const records = found.filter(isRecord)
  if (records.length === 0) return { name, state: 'missing', text: missing }
  if (records.length > 1)
    return { name, state: 'missing', text: `There are ${records.length} records; only one may be.` }
  return { name, state: 'good', text: 'The record is there.' }
}

/** What is missing in the DNS records that mail providers require of a sender of newsletters. */
export function checkSenderRecords({ domain, spf, dmarc, dkim }: SenderRecords): RecordCheck[] {
  return [
    checkRecord({
      name: 'SPF',
      found: spf,
      isRecord: isSpf,
      missing: `${domain} has no TXT record that begins with v=spf1. Add the one that your mail provider names.`,
    }),
    dkim === undefined
      ? {
          name: 'DKIM',
          state: 'unknown',
          text: 'Enter the DKIM selector of your mail provider in the site settings to check the key.',
        }
      : checkRecord({
          name: 'DKIM',
          found: dkim,
          isRecord: isKey,
          missing: `The selector has no key at ${domain}. Add the record that your mail provider names.`,
        }),
    checkRecord({
      name: 'DMARC',
      found: dmarc,
      isRecord: isDmarc,
      missing: `_dmarc.${domain} has no TXT record that begins with v=DMARC1. Gmail and Yahoo require one, such as v=DMARC1; p=none.`,
    }),
  ]
}
