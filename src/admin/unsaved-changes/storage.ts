import type { JsonObject } from 'payload'
import { z } from 'zod/mini'
import { daysAfter } from '@/domain/time/days'

/** Days after which stored changes expire. */
const DRAFT_MAX_AGE_DAYS = 14

const localDraft = z.object({
  /** ISO date and time. */
  at: z.string(),
  /** `updatedAt` of the document when the changes were made. */
  basedOn: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
})

export interface LocalDraft {
  readonly at: string
  readonly basedOn: string | null
  readonly data: JsonObject
}

/** The unsaved changes under a key. Returns `null` when there are none or they have expired. */
export function readLocalDraft(key: string, now = new Date()): LocalDraft | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  const { data: work } = localDraft.safeParse(parsed(text))
  if (work && now < daysAfter(new Date(work.at), DRAFT_MAX_AGE_DAYS)) return work
  localStorage.removeItem(key)
  return null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stores unsaved changes. When the browser's storage is full, nothing is stored. */
export function saveLocalDraft(key: string, work: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(work))
  } catch {
    localStorage.removeItem(key)
  }
}

export function clearLocalDraft(key: string): void {
  localStorage.removeItem(key)
}
