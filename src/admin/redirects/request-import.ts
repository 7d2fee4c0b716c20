import {
  type PlannedRow,
  redirectImportAnswer,
  redirectImportRefusal,
} from '@/contract/redirects/redirect-import'

type Answer =
  | { readonly rows: readonly PlannedRow[]; readonly refusal: null }
  | { readonly rows: null; readonly refusal: string }

const failed = 'The file could not be read. Please try again.'

/** Sends a file to preview or to apply its import. */
export async function requestImport(csv: string, apply: boolean): Promise<Answer> {
  try {
    const response = await fetch('/cms/api/redirects/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csv, apply }),
    })
    const body: unknown = await response.json()
    if (response.ok) return { rows: redirectImportAnswer.parse(body).rows, refusal: null }
    const { data } = redirectImportRefusal.safeParse(body)
    return { rows: null, refusal: data?.message ?? failed }
  } catch {
    return { rows: null, refusal: failed }
  }
}
