import type { JsonObject } from 'payload'
import { z } from 'zod/mini'
import { daysAfter } from '@/domain/time/days'

/** Days after which stored changes expire. */
const DRAFT_MAX_AGE_DAYS = 14

/** More stored changes of one document than an editor would compare. */
const MAX_DRAFTS = 3

const localDrafts = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    basedOn: z.nullable(z.string()),
    data: z.record(z.string(), z.unknown()),
  }),
)

/** The unsaved changes of one visit to a form. */
export interface LocalDraft {
  /** Identifies the visit. */
  readonly id: string
  /** ISO date and time. */
  readonly at: string
  /** `updatedAt` of the document when the changes were made. */
  readonly basedOn: string | null
  readonly data: JsonObject
}

/** The unsaved changes under a key, newest first. Expired ones are left out. */
export function readLocalDrafts(key: string, now = new Date()): readonly LocalDraft[] {
  const text = localStorage.getItem(key)
  const { data: drafts = [] } = localDrafts.safeParse(text === null ? [] : parsed(text))
  return drafts.filter(({ at }) => now < daysAfter(new Date(at), DRAFT_MAX_AGE_DAYS))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function writeLocalDrafts(key: string, drafts: readonly LocalDraft[]): void {
  if (drafts.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(drafts))
}

const without = (key: string, id: string) => readLocalDrafts(key).filter((draft) => draft.id !== id)

/**
 * Stores the unsaved changes of a visit beside those of earlier visits. When the browser's storage
 * is full, only the earlier ones remain.
 */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  const earlier = without(key, draft.id)
  try {
    writeLocalDrafts(key, [draft, ...earlier].slice(0, MAX_DRAFTS))
  } catch {
    writeLocalDrafts(key, earlier)
  }
}

export function removeLocalDraft(key: string, id: string): void {
  writeLocalDrafts(key, without(key, id))
}
