import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { theirCommunities } from '../builders/list'
import { publishedBuilders } from '../communities/list'
import { pictureJson } from '../media/mapper'
import {
  articleFields,
  builderFields,
  communityFields,
  eventFields,
  homeFields,
  planFields,
} from './mapper'

/** The part of a text with the most search terms, or its beginning when there are none. */
const excerpt = sql`ts_headline('english', left(d.body, 20000),
  case when best.nearness = 'some' then parsed.loose else parsed.query end,
  'StartSel="", StopSel="", MaxFragments=1, MaxWords=24, MinWords=14')`

const community = sql`(select json_build_object(${communityFields.json()}, 'id', t.id,
    'picture', (select ${pictureJson} from communities_rels r join media m on m.id = r.media_id
      where r.parent_id = t.id and r.path = 'images' order by r."order" limit 1),
    'builders', (select json_agg(b.name order by r."order") ${publishedBuilders}))
  from communities t where t.id = d.document_id)`

const builder = sql`(select json_build_object(${builderFields.json()},
    'logo', (select ${pictureJson} from media m where m.id = t.logo_id),
    'communities', (select count(*) ${theirCommunities}))
  from builders t where t.id = d.document_id)`

const place = sql`'id', t.id, 'community', c.name, 'communitySlug', c.slug, 'city', coalesce(c.city, '')`

const plan = sql`(select json_build_object(${planFields.json()}, ${place},
    'builder', (select b.name from builders b
      where b.id = t.builder_id and b._status = 'published'),
    'picture', (select ${pictureJson} from floor_plans_rels r join media m on m.id = r.media_id
      where r.parent_id = t.id and r.path = 'elevations' order by r."order" limit 1))
  from floor_plans t join communities c on c.id = t.community_id where t.id = d.document_id)`

const home = sql`(select json_build_object(${homeFields.json()}, ${place},
    'plan', (select p.name from floor_plans p
      where p.id = t.plan_id and p._status = 'published'),
    'picture', coalesce((select ${pictureJson} from homes_rels r join media m on m.id = r.media_id
      where r.parent_id = t.id and r.path = 'images' order by r."order" limit 1),
      (select ${pictureJson} from floor_plans_rels r join media m on m.id = r.media_id
      where r.parent_id = t.plan_id and r.path = 'elevations' order by r."order" limit 1)))
  from homes t join communities c on c.id = t.community_id where t.id = d.document_id)`

const article = sql`(select json_build_object(${articleFields.json()})
  from blog_posts t where t.id = d.document_id)`

const helpfulArticle = sql`(select json_build_object(${articleFields.json()})
  from helpful_articles t where t.id = d.document_id)`

const resource = sql`(select json_build_object('slug', t.slug, 'category', t.category,
    'type', t.type, 'link', t.link, 'hasText', t.content is not null)
  from resources t where t.id = d.document_id)`

const event = sql`(select json_build_object(${eventFields.json()},
    'startsAt', coalesce(t.event_date, t.updated_at))
  from events t where t.id = d.document_id)`

/** The result of a row by its kind, in the shape that src/data/search/mapper.ts reads. */
export const item = sql`json_build_object('kind', d.kind, 'title', d.title, 'excerpt', ${excerpt},
  'opening', left(d.body, 80), 'closing', right(d.body, 80),
  'document', case d.kind when 'community' then ${community} when 'builder' then ${builder}
    when 'plan' then ${plan} when 'home' then ${home}
    when 'article' then ${article} when 'helpful-article' then ${helpfulArticle}
    when 'resource' then ${resource} else ${event} end)`
