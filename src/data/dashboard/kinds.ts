import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isOver } from '../events/queries'

export interface Kind {
  readonly slug: string
  readonly table: string
  /** Columns of the version table for the title and the image. */
  readonly title: string
  readonly picture: SQL
  readonly unless?: (now: Date) => SQL
}

/**
 * The collections whose drafts appear on the dashboard and can be scheduled. Events that are over
 * are left out.
 */
export const kinds: readonly Kind[] = [
  {
    slug: 'communities',
    table: 'communities',
    title: 'version_name',
    picture: sql`(select r.media_id from _communities_v_rels r
      where r.parent_id = v.id and r.path = 'version.images' order by r."order" limit 1)`,
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
    unless: isOver,
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
