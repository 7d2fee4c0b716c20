import { type NewsletterImportAnswer, newsletterImportAnswer } from '@/contract/newsletter-import'
import { type Asked, readFromApi } from '../ask-api'

export type ImportKind = 'subscribers' | 'suppressions'

const slugs: Readonly<Record<ImportKind, string>> = {
  subscribers: 'newsletter-subscriptions',
  suppressions: 'newsletter-suppressions',
}

interface Upload {
  readonly kind: ImportKind
  readonly file: File
  readonly source: string
  readonly apply: boolean
}

/** Sends a file to preview or to apply its import. */
export function askImport(upload: Upload): Promise<Asked<NewsletterImportAnswer>> {
  const { kind, file, source, apply } = upload
  const body = new FormData()
  body.set('file', file)
  body.set('source', source)
  body.set('apply', apply ? 'yes' : 'no')
  return readFromApi(`/${slugs[kind]}/import`, newsletterImportAnswer, body)
}
