import { z } from 'zod/mini'
import { type NewsletterImportAnswer, newsletterImportAnswer } from '@/contract/newsletter-import'

export type ImportKind = 'subscribers' | 'suppressions'

const slugs: Readonly<Record<ImportKind, string>> = {
  subscribers: 'newsletter-subscriptions',
  suppressions: 'newsletter-suppressions',
}

/** As Payload words a refusal. */
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

type Answer =
  | { readonly done: NewsletterImportAnswer; readonly refusal: null }
  | { readonly done: null; readonly refusal: string }

const failed = 'The file could not be read. Please try again.'

interface Asked {
  readonly kind: ImportKind
  readonly file: File
  readonly source: string
  readonly apply: boolean
}

/** Sends a file, to see what it would do or to have it done. */
export async function askImport({ kind, file, source, apply }: Asked): Promise<Answer> {
  const body = new FormData()
  body.set('file', file)
  body.set('source', source)
  body.set('apply', apply ? 'yes' : 'no')
  try {
    const response = await fetch(`/cms/api/${slugs[kind]}/import`, { method: 'POST', body })
    const answer: unknown = await response.json()
    if (response.ok) return { done: newsletterImportAnswer.parse(answer), refusal: null }
    const { data } = refusal.safeParse(answer)
    return { done: null, refusal: data?.errors[0]?.message ?? failed }
  } catch {
    return { done: null, refusal: failed }
  }
}
