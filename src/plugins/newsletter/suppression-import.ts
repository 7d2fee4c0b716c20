import { typedEmail } from '@/contract/forms/text-fields'
import { fieldMessages } from '@/contract/messages'
import { type PlannedLine, SUBSCRIBER_ROWS } from '@/contract/newsletter/newsletter-import'
import { type SuppressionReason, suppressionReasons } from '@/domain/enums'
import { readTable, type TableRow } from '@/lib/csv/csv-table'
import { DIGEST, hashEmailAddress } from '@/lib/tokens/email-hash'

const columns = {
  email: ['email address', 'email', 'e mail', 'e mail address', 'mail'],
  digest: ['sha 256', 'sha256', 'fingerprint', 'hash'],
  reason: ['reason'],
}
export type SuppressionRow = TableRow<keyof typeof columns>

const address = typedEmail(fieldMessages.email)

/** A row with its planned outcome; `entry` is `null` if the row is invalid. */
export interface PlannedSuppression extends PlannedLine {
  readonly entry: { readonly digest: string; readonly reason: SuppressionReason } | null
}

/** Parses the addresses or digests of a file, or returns an error message if it is not valid. */
export function readSuppressions(csv: string): readonly SuppressionRow[] | string {
  const rows = readTable(csv, columns, ['email', 'digest'])
  if (typeof rows === 'string') return rows
  if (rows.length === 0) return 'This file contains no addresses'
  return rows.length > SUBSCRIBER_ROWS ? 'A file can contain at most 10,000 addresses' : rows
}

/** A missing reason is treated as a request of the address owner. */
function parseReason(text: string): SuppressionReason {
  const plain = text.toLowerCase()
  const known = suppressionReasons.find(
    ({ value, label }) => value === plain || label.toLowerCase() === plain,
  )
  return known?.value ?? 'asked'
}

function digestIn({ cells }: SuppressionRow): string | null {
  const digest = cells.digest.toLowerCase()
  if (DIGEST.test(digest)) return digest
  const { data } = address.safeParse(cells.email)
  return data ? hashEmailAddress(data) : null
}

/** Plans an import row by row; `known` contains the digests that are already on the list. */
export function planSuppressions(
  rows: readonly SuppressionRow[],
  known: ReadonlySet<string>,
): PlannedSuppression[] {
  const seen = new Set(known)
  return rows.map((row) => {
    const digest = digestIn(row)
    const base = { line: row.line, address: row.cells.email || row.cells.digest, name: '' }
    if (!digest) {
      const reason = 'Neither an email address nor a SHA-256 hash'
      return { ...base, outcome: 'invalid', reason, entry: null }
    }
    const outcome = seen.has(digest) ? 'known' : 'new'
    seen.add(digest)
    return {
      ...base,
      outcome,
      reason: null,
      entry: { digest, reason: parseReason(row.cells.reason) },
    }
  })
}
