import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '@/config/env'
import { findMediaBucket, openBucket } from '../backup/bucket'
import { explainFileFailure } from './explain-file-failure'
import { tryWriting } from './file-place'

/** Milliseconds that a start waits for the bucket. */
const PATIENCE = 5000

async function late(): Promise<never> {
  await sleep(PATIENCE, undefined, { ref: false })
  throw new DOMException('The bucket did not answer', 'TimeoutError')
}

/**
 * Writes to the bucket of uploaded files, as the guide does. Returns a sentence that says what to do if
 * that fails. The site can be served without: pages need only the pictures that are there.
 */
export async function findBucketProblem(env: Env): Promise<string | undefined> {
  const settings = findMediaBucket(env)
  if (!settings) return undefined
  try {
    await Promise.race([tryWriting(await openBucket(settings)), late()])
    return undefined
  } catch (error) {
    return `Uploaded files cannot be stored. ${explainFileFailure(error, settings)}`
  }
}
