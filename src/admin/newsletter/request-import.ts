import {
  type NewsletterImportResponse,
  newsletterImportResponse,
} from '@/contract/newsletter/newsletter-import'
import { type ApiResult, readAdminApi } from '../api-client'

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
export function requestImport(upload: Upload): Promise<ApiResult<NewsletterImportResponse>> {
  const { kind, file, source, apply } = upload
  const body = new FormData()
  body.set('file', file)
  body.set('source', source)
  body.set('apply', apply ? 'yes' : 'no')
  return readAdminApi(`/${slugs[kind]}/import`, newsletterImportResponse, body)
}
