import Papa from 'papaparse'
import { IMPORT_ROWS, type WrittenRedirect } from '@/domain/redirects/redirect-import'

/** Parses a file of redirects. Returns an error message for an invalid file. */
export function readCsv(csv: string): readonly WrittenRedirect[] | string {
  const { data, errors, meta } = Papa.parse<Record<string, string | undefined>>(csv, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!meta.fields?.includes('from') || !meta.fields.includes('to')) {
    return 'The first line must contain the column names from,to,type'
  }
  if (errors.some(({ type }) => type === 'Quotes')) return 'A quotation mark is missing'
  if (data.length === 0) return 'This file contains no redirects'
  if (data.length > IMPORT_ROWS) return `A file can contain at most ${IMPORT_ROWS} redirects`
  return data.map(({ from = '', to = '', type = '' }, index) => ({
    line: index + 2,
    from,
    to,
    type,
  }))
}
