'use server'

import { continueMoving, startRemoval, startRestoration } from '@/data/sample/mutations'
import { admin } from '../editor'
import { CONFIRMATION } from './confirmation'

/** Begins to remove the sample content, if the typed word confirms it. */
export async function removeSample(word: string): Promise<number | string> {
  const user = await admin()
  if (word.trim().toLowerCase() !== CONFIRMATION) return `Type “${CONFIRMATION}” to confirm.`
  return startRemoval(user)
}

export async function restoreSample(): Promise<number> {
  return startRestoration(await admin())
}

export async function continueSample(): Promise<number> {
  return continueMoving(await admin())
}
