import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Payload, Where } from 'payload'
import { daysAfter } from '@/domain/time/days'
import { editorFeatures } from '@/fields/editor'
import { embedLine, embedNode, type FindId } from './embed'
import { seedFolder } from './seed-folder'

type Creation = Parameters<Payload['create']>[0]

/** The database, the reference date and helpers, shared by the seeding steps. */
export interface SeedContext {
  readonly payload: Payload
  readonly now: Date
  /** The ISO date and time `days` after the day of seeding. Negative values are in the past. */
  daysFromNow(days: number): string
  /** Creates a document unless one matches `where`. Returns its id. */
  ensure(collection: CollectionSlug, where: Where, data: object, filePath?: string): Promise<number>
  /** Creates a document, and remembers it as sample content. Returns its id. */
  create(collection: CollectionSlug, data: object, filePath?: string): Promise<number>
  /** The ids of the documents that were created, by collection. */
  readonly created: ReadonlyMap<CollectionSlug, readonly number[]>
  readonly findId: FindId
  /** Rich text from a Markdown file below `content/`, including the embeds of `embed.ts`. */
  richText(file: string): Promise<Record<string, unknown>>
}

export async function createSeedContext(payload: Payload, now: Date): Promise<SeedContext> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: editorFeatures,
  })

  async function find(collection: CollectionSlug, where: Where): Promise<number | null> {
    const { docs } = await payload.find({
      collection,
      where,
      depth: 0,
      limit: 1,
      pagination: false,
      select: {},
    })
    return docs[0] ? Number(docs[0].id) : null
  }

  async function findId(collection: CollectionSlug, where: Where): Promise<number> {
    const id = await find(collection, where)
    if (id === null) throw new Error(`Seed: no ${collection} where ${JSON.stringify(where)}`)
    return id
  }

  const created = new Map<CollectionSlug, number[]>()

  async function create(collection: CollectionSlug, data: object, filePath?: string) {
    const creation = { collection, data, depth: 0, filePath }
    const { id } = await payload.create(creation as unknown as Creation)
    created.set(collection, [...(created.get(collection) ?? []), Number(id)])
    return Number(id)
  }

  return {
    payload,
    now,
    created,
    create,
    daysFromNow: (days) => daysAfter(now, days).toISOString(),
    async ensure(collection, where, data, filePath) {
      return (await find(collection, where)) ?? create(collection, data, filePath)
    },
    findId,
    async richText(file) {
      const markdown = await readFile(path.join(seedFolder, 'content', file), 'utf8')
      const parts = markdown.split(embedLine).map(async (part, index) => {
        if (index % 2 === 1) return [await embedNode(part, findId)]
        return convertMarkdownToLexical({ editorConfig, markdown: part }).root.children
      })
      const children = (await Promise.all(parts)).flat()
      const root = { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 }
      return { root: { ...root, children } }
    },
  }
}
