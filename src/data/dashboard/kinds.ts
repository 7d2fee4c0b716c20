import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { globalLabels } from '@/content/global-labels'
import { contentTypes } from '@/content-types'
import type { ContentType } from '@/content-types/content-type'
import { columnName, tableName } from '@/database/sql/column-name'
import { isOver } from '../events/is-over'

export interface Kind {
  readonly slug: string
  readonly table: string
  /** Columns of the version table for the title and the image. */
  readonly title: string
  readonly picture: SQL
  /** Leaves out versions `v`. The published row `t` may have other dates than the draft. */
  readonly unless?: (now: Date) => SQL
}

/** The column of a field of a version `v`. */
const column = (field: string): SQL => sql`v.${sql.identifier(`version_${columnName(field)}`)}`

/** The image of a version `v`. */
function pictureColumn(table: string, picture: ContentType['picture']): SQL {
  if (!picture) return sql`null::integer`
  if (!picture.isList) return column(`${picture.field}Id`)
  return sql`(select r.media_id from ${sql.identifier(`_${table}_v_rels`)} r
    where r.parent_id = v.id and r.path = ${`version.${picture.field}`} order by r."order" limit 1)`
}

function toKind({ slug, title, picture, period }: ContentType): Kind {
  const table = tableName(slug)
  return {
    slug,
    table,
    title: `version_${columnName(title)}`,
    picture: pictureColumn(table, picture),
    ...(period && {
      unless: (now) => isOver(now, { start: column(period.start), end: column(period.end) }),
    }),
  }
}

/**
 * The collections whose drafts appear on the dashboard and can be scheduled. Events that are over
 * are left out.
 */
export const kinds: readonly Kind[] = contentTypes.map(toKind)

/** The globals, which can also have a draft and a schedule. They have a name instead of a title. */
export const globalKinds = Object.entries(globalLabels).map(([slug, title]) => ({
  slug,
  title,
  table: tableName(slug),
}))

export type GlobalKind = (typeof globalKinds)[number]
