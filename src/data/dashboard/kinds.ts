import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { globalLabels } from '@/content/global-labels'
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

/** The first image of a version `v` in one of its fields. */
const firstPicture = (relations: string, path: string): SQL =>
  sql`(select r.media_id from ${sql.identifier(relations)} r
    where r.parent_id = v.id and r.path = ${path} order by r."order" limit 1)`

/**
 * The collections whose drafts appear on the dashboard and can be scheduled. Events that are over
 * are left out.
 */
export const kinds: readonly Kind[] = [
  {
    slug: 'communities',
    table: 'communities',
    title: 'version_name',
    picture: firstPicture('_communities_v_rels', 'version.images'),
  },
  {
    slug: 'floor-plans',
    table: 'floor_plans',
    title: 'version_name',
    picture: firstPicture('_floor_plans_v_rels', 'version.elevations'),
  },
  {
    slug: 'homes',
    table: 'homes',
    title: 'version_address',
    picture: firstPicture('_homes_v_rels', 'version.images'),
  },
  {
    slug: 'builders',
    table: 'builders',
    title: 'version_name',
    picture: sql`v.version_logo_id`,
  },
  {
    slug: 'blog-posts',
    table: 'blog_posts',
    title: 'version_title',
    picture: sql`v.version_featured_image_id`,
  },
  {
    slug: 'events',
    table: 'events',
    title: 'version_title',
    unless: (now) =>
      isOver(now, { start: sql`v.version_event_date`, end: sql`v.version_end_date` }),
    picture: sql`v.version_picture_id`,
  },
  {
    slug: 'resources',
    table: 'resources',
    title: 'version_title',
    picture: sql`v.version_picture_id`,
  },
  {
    slug: 'helpful-articles',
    table: 'helpful_articles',
    title: 'version_title',
    picture: sql`v.version_picture_id`,
  },
  {
    slug: 'pages',
    table: 'pages',
    title: 'version_title',
    picture: sql`null::integer`,
  },
]

/** The globals, which can also have a draft and a schedule. They have a name instead of a title. */
export const globalKinds = Object.entries(globalLabels).map(([slug, title]) => ({
  slug,
  title,
  table: slug.replaceAll('-', '_'),
}))

export type GlobalKind = (typeof globalKinds)[number]
