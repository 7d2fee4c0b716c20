import type { PayloadRequest } from 'payload'
import { contentTypes } from '@/content-types'
import { referenceRoots, toTableName } from '@/database/references/reference-roots'
import { findReferences } from '@/database/references/references'
import { readTrashedIds } from '@/database/sample-documents'
import { getSession } from '@/database/transactions/session'
import { type DocumentUse, toKey } from '@/domain/sample/plan-removal'
import { sampleKinds } from '@/domain/sample/sample-kinds'

interface Named {
  readonly collection: string
  readonly id: number
}

/** Groups ids by collection. */
export function groupIds(names: readonly Named[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const { collection, id } of names) {
    groups.set(collection, [...(groups.get(collection) ?? []), id])
  }
  return groups
}

/** What refers to these documents, without documents in the trash. A global has the id 0. */
export async function findUses(
  req: PayloadRequest,
  names: readonly Named[],
): Promise<DocumentUse[]> {
  const ids = groupIds(names)
  const found: { target: string; collection: string; id: number }[] = []
  // One after another, because the request has one connection.
  for (const { slug } of sampleKinds) {
    const targets = { slug, table: toTableName(slug), ids: ids.get(slug) ?? [] }
    for (const use of await findReferences(req, referenceRoots(req), targets)) {
      found.push({ target: toKey(slug, use.target), collection: use.slug, id: use.id })
    }
  }
  const trashed = new Set<string>()
  const connection = await getSession(req)
  const users = groupIds(found)
  for (const { slug } of contentTypes) {
    const own = users.get(slug) ?? []
    if (own.length === 0) continue
    for (const id of await readTrashedIds(connection, slug, own)) trashed.add(toKey(slug, id))
  }
  return found
    .map(({ target, collection, id }) => ({ target, by: toKey(collection, id) }))
    .filter(({ by }) => !trashed.has(by))
}
