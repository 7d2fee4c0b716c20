import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod/mini'
import { referenceRoots } from '@/database/references/reference-roots'
import { findReferences } from '@/database/references/references'
import { payloadClient } from '../payload/payload-client'
import { queryOne, queryPool } from '../sql/query-pool'

/**
 * How many documents use each of the images, by id. Images without uses are left out. Takes as many
 * statements for a page of images as for one.
 */
export async function countUses(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const req = await createLocalReq({}, await payloadClient())
  const table = 'media'
  const found = await findReferences(req, referenceRoots(req), { slug: table, table, ids })
  const counts = new Map<number, number>()
  for (const { target } of found) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

const folder = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type MediaFolder = Readonly<z.infer<typeof folder>>

const totals = z.object({ all: z.int(), unfiled: z.int() })
export type MediaTotals = Readonly<z.infer<typeof totals>>

/** All folders of images by name, with the number of their images. */
export function mediaFolders(): Promise<readonly MediaFolder[]> {
  return queryPool(
    folder,
    sql`select f.id, f.name, count(m.id)::int as count
      from media_folders f left join media m on m.folder_id = f.id
      group by f.id order by lower(f.name)`,
  )
}

/** The number of all images and of those without a folder. */
export function mediaTotals(): Promise<MediaTotals> {
  return queryOne(
    totals,
    sql`select count(*)::int as all, count(*) filter (where folder_id is null)::int as unfiled
      from media`,
  )
}
