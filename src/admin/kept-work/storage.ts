import type { JsonObject } from 'payload'
import { z } from 'zod/mini'

/** Work that nobody came back to is forgotten after two weeks; in milliseconds. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000

const keptWork = z.object({
  /** ISO date and time. */
  at: z.string(),
  /** When the document that was worked on had been changed last. */
  basedOn: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
})

export interface KeptWork {
  readonly at: string
  readonly basedOn: string | null
  readonly data: JsonObject
}

/** The unsaved work under a key; `null` when there is none, or it is too old. */
export function readWork(key: string, now = new Date()): KeptWork | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  const { data: work } = keptWork.safeParse(parsed(text))
  if (work && now.getTime() - new Date(work.at).getTime() < KEPT_FOR) return work
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

/** Keeps unsaved work; a browser that is full keeps none, and the form goes on without. */
export function keepWork(key: string, work: KeptWork): void {
  try {
    localStorage.setItem(key, JSON.stringify(work))
  } catch {
    localStorage.removeItem(key)
  }
}

export function forgetWork(key: string): void {
  localStorage.removeItem(key)
}
