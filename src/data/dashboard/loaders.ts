import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { createDataloader } from '@/lib/dataloader'
import { queryPool } from '../sql/query-pool'
import { kinds } from './kinds'

const textRow = z.object({ id: z.number(), text: z.nullable(z.string()) })

/** Loads one text column by id. All ids requested by a page are loaded in one statement. */
const createLoader = (table: string, column: string) =>
  cache(() =>
    createDataloader(async (ids: readonly number[]) => {
      const rows = await queryPool(
        textRow,
        sql`select id, ${sql.identifier(column)}::text as text from ${sql.identifier(table)}
          where id in ${[...ids]}`,
      )
      return new Map(rows.map(({ id, text }) => [id, text]))
    }),
  )

const fileNames = createLoader('media', 'filename')
const communityNames = createLoader('communities', 'name')
const builderNames = createLoader('builders', 'name')
const homeAddresses = createLoader('homes', 'address')
const planNames = createLoader('floor_plans', 'name')
const staffNames = createLoader('users', 'name')
const statuses = new Map(kinds.map(({ slug, table }) => [slug, createLoader(table, '_status')]))

/**
 * The file name of an image, or `null` when it no longer exists. These loaders are for admin lists
 * only, because they do not check access.
 */
export const loadFileName = (id: number): Promise<string | null> => fileNames()(id)
export const loadCommunityName = (id: number): Promise<string | null> => communityNames()(id)
export const loadBuilderName = (id: number): Promise<string | null> => builderNames()(id)
export const loadHomeAddress = (id: number): Promise<string | null> => homeAddresses()(id)
export const loadPlanName = (id: number): Promise<string | null> => planNames()(id)
export const loadStaffName = (id: number): Promise<string | null> => staffNames()(id)

/** Whether visitors see a document of a collection with drafts, whatever its newest version is. */
export const isPublished = async (slug: string, id: number): Promise<boolean> =>
  (await statuses.get(slug)?.()(id)) === 'published'
