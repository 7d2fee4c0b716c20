import 'server-only'
import type { PayloadRequest } from 'payload'
import {
  findOnlyBuilder,
  type Inclusions,
  type StoredInclusions,
  toInclusions,
} from '@/domain/inclusions/inclusions'

/** A community, plan or builder as its form has it. */
interface FormDocument {
  readonly community?: unknown
  readonly builder?: unknown
  readonly builders?: unknown
}

interface Stored {
  readonly inclusions?: StoredInclusions | null
  readonly builders?: readonly (number | object)[] | null
}

async function findStored(
  req: PayloadRequest,
  collection: 'communities' | 'builders',
  id: unknown,
): Promise<Stored | null> {
  if (typeof id !== 'number') return null
  return req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { inclusions: true, builders: true },
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** What a document takes from others where it says nothing itself: its community, then its builder. */
export async function readInherited(
  req: PayloadRequest,
  document: FormDocument,
): Promise<Inclusions[]> {
  const community = await findStored(req, 'communities', document.community)
  const builders: readonly unknown[] = Array.isArray(document.builders) ? document.builders : []
  const builder = document.builder ?? findOnlyBuilder(builders)
  const found = [community, await findStored(req, 'builders', builder)]
  return found.flatMap((one) => (one ? [toInclusions(one.inclusions)] : []))
}
