import type { PayloadRequest } from 'payload'
import { toWording } from '@/content/wording'
import type { WordingTerm } from '@/domain/wording/wording'

/** The list of words that are marked. */
export async function readWording(req: PayloadRequest): Promise<readonly WordingTerm[]> {
  return toWording(await req.payload.findGlobal({ slug: 'wording', depth: 0, req }))
}
