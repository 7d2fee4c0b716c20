import 'server-only'
import type { PayloadRequest } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { findContentType } from '@/content-types'
import { readSampleJob, readSamples, type StoredSample } from '@/database/sample-documents'
import { getSession } from '@/database/transactions/session'
import type { DocumentKey } from '@/domain/sample/plan-removal'
import { toKey } from '@/domain/sample/plan-removal'
import { type SampleSlug, sampleSlugs } from '@/domain/sample/sample-kinds'
import { readPlan } from './plan'
import { groupIds } from './uses'

/** How many documents of a type there are. */
export interface KindCount {
  readonly slug: SampleSlug
  readonly count: number
}

export interface NamedDocument {
  readonly key: DocumentKey
  readonly name: string
  readonly href: string
}

/** A sample document that stays because others refer to it. */
export interface UsedDocument extends NamedDocument {
  readonly by: readonly NamedDocument[]
}

/** The sample content for the page that removes it. */
export type SampleState =
  /** Nothing was recorded when the guide was set up. */
  | { readonly state: 'unknown' }
  | {
      readonly state: 'moving'
      readonly task: 'remove' | 'restore'
      readonly left: number
      readonly done: number
      /** Whether a job moves documents. Otherwise it was interrupted. */
      readonly isRunning: boolean
    }
  | {
      readonly state: 'ready'
      readonly removable: readonly KindCount[]
      readonly edited: readonly NamedDocument[]
      readonly used: readonly UsedDocument[]
      /** Sample pictures in the library. */
      readonly pictures: number
      /** What was removed and can be restored. */
      readonly removed: readonly KindCount[]
      /** When it was removed, an ISO date and time. */
      readonly removedAt: string | null
      readonly problems: readonly (NamedDocument & { readonly problem: string })[]
    }

const countKinds = (samples: readonly StoredSample[]): KindCount[] =>
  sampleSlugs.flatMap((slug) => {
    const count = samples.filter(({ collection }) => collection === slug).length
    return count > 0 ? [{ slug, count }] : []
  })

const toNamed = ({ collection, id, title }: StoredSample): NamedDocument => ({
  key: toKey(collection, id),
  name: title || 'Untitled',
  href: adminPaths.document(collection, id),
})

/** The state of the sample content, with what a removal would do now. */
export async function readSampleState(req: PayloadRequest): Promise<SampleState> {
  const connection = await getSession(req)
  const samples = await readSamples(connection)
  if (samples.length === 0) return { state: 'unknown' }
  const { isRunning, pictures } = await readSampleJob(connection)
  const waiting = samples.filter(({ task }) => task !== null)
  const removed = samples.filter(({ isRemoved }) => isRemoved)
  const task = waiting[0]?.task
  if (task) {
    const done =
      task === 'remove'
        ? removed.length
        : samples.filter(({ isLive, isEdited }) => isLive && !isEdited).length
    return { state: 'moving', task, left: waiting.length, done, isRunning }
  }
  const plan = await readPlan(req, samples)
  const byKey = new Map(samples.map((sample) => [toKey(sample.collection, sample.id), sample]))
  const find = (keys: Iterable<DocumentKey>) => [...keys].flatMap((key) => byKey.get(key) ?? [])
  const users = await nameDocuments(req, new Set([...plan.used.values()].flat()))
  return {
    state: 'ready',
    removable: countKinds(find(plan.removed)),
    edited: find(plan.edited).map(toNamed),
    used: find(plan.used.keys()).map((sample) => {
      const by = plan.used.get(toKey(sample.collection, sample.id)) ?? []
      return { ...toNamed(sample), by: by.flatMap((key) => users.get(key) ?? []) }
    }),
    pictures,
    removed: countKinds(removed),
    removedAt:
      removed
        .map(({ removedAt }) => removedAt ?? '')
        .sort()
        .at(-1) ?? null,
    problems: samples.flatMap((sample) =>
      sample.problem === null ? [] : [{ ...toNamed(sample), problem: sample.problem }],
    ),
  }
}

/** The names of documents and globals of any kind, with links to their forms. */
async function nameDocuments(
  req: PayloadRequest,
  keys: ReadonlySet<DocumentKey>,
): Promise<Map<DocumentKey, NamedDocument>> {
  const { collections, globals } = req.payload.config
  const names = [...keys].map((key) => {
    const [collection = '', id] = key.split('/')
    return { collection, id: Number(id) }
  })
  const named = new Map<DocumentKey, NamedDocument>()
  for (const [slug, ids] of groupIds(names)) {
    const global = globals.find((config) => config.slug === slug)
    const collection = collections.find((config) => config.slug === slug)
    if (global) {
      const name = typeof global.label === 'string' ? global.label : slug
      named.set(toKey(slug, 0), { key: toKey(slug, 0), name, href: adminPaths.global(slug) })
    } else if (collection) {
      const title = findContentType(slug)?.title ?? collection.admin.useAsTitle ?? 'id'
      const { docs } = await req.payload.find({
        collection: collection.slug,
        where: { id: { in: ids } },
        depth: 0,
        pagination: false,
        req,
      })
      for (const document of docs) {
        const values: Readonly<Record<string, unknown>> = { ...document }
        const key = toKey(slug, Number(document.id))
        const name = String(values[title] ?? 'Untitled')
        named.set(key, { key, name, href: adminPaths.document(slug, Number(document.id)) })
      }
    }
  }
  return named
}
