import 'server-only'
import type { JsonObject, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { type LinkUse, readBrokenLinks } from '@/database/checked-links'
import { getSession } from '@/database/transactions/session'
import { findLinks } from '@/domain/links/find-links'
import { BROKEN_AFTER_DAYS } from '@/domain/links/link-state'
import { findVisible, linkCollections } from './documents'

/** A document that has a broken link. */
export interface BrokenUse {
  readonly slug: string
  /** `null` for a global. */
  readonly id: number | null
  /** The name of the type, such as `Builder`. */
  readonly kind: string
  readonly title: string
}

export interface BrokenLink {
  readonly url: string
  /** What is wrong, as a sentence. */
  readonly problem: string
  /** The times of the first and the last of the failed checks. */
  readonly failedAt: string
  readonly checkedAt: string
  readonly uses: readonly BrokenUse[]
}

interface LinkedDocument extends BrokenUse {
  readonly links: ReadonlySet<string>
}

const asText = (label: unknown, otherwise: string) =>
  typeof label === 'string' && label !== '' ? label : otherwise

const ownHost = new URL(env.SITE_URL).host

/** The documents as visitors see them now. */
async function readDocuments(
  req: PayloadRequest,
  uses: readonly LinkUse[],
): Promise<LinkedDocument[]> {
  const found: LinkedDocument[] = []
  for (const { slug, labels, admin } of linkCollections(req)) {
    const ids = [...new Set(uses.flatMap((use) => (use.slug === slug && use.id ? [use.id] : [])))]
    if (ids.length === 0) continue
    const documents: readonly JsonObject[] = await findVisible(req, slug, { id: { in: ids } })
    for (const document of documents) {
      found.push({
        slug,
        id: Number(document.id),
        kind: asText(labels.singular, slug),
        title: asText(document[admin.useAsTitle ?? 'id'], 'Untitled'),
        links: findLinks(document, ownHost),
      })
    }
  }
  for (const { slug, label } of req.payload.config.globals) {
    if (!uses.some((use) => use.slug === slug)) continue
    const settings = await req.payload.findGlobal({ slug, depth: 0, req })
    const title = asText(label, slug)
    found.push({ slug, id: null, kind: 'Settings', title, links: findLinks(settings, ownHost) })
  }
  return found
}

/**
 * The broken links with the published documents that have them now, those that have been broken for
 * longest first. A link that was corrected since it was checked is left out.
 */
export async function findBrokenLinks(req: PayloadRequest): Promise<BrokenLink[]> {
  const stored = await readBrokenLinks(await getSession(req), BROKEN_AFTER_DAYS)
  const documents = await readDocuments(
    req,
    stored.flatMap(({ uses }) => uses),
  )
  return stored
    .map(({ uses: _stored, ...link }) => ({
      ...link,
      uses: documents
        .filter(({ links }) => links.has(link.url))
        .map(({ links: _links, ...use }) => use),
    }))
    .filter(({ uses }) => uses.length > 0)
}
