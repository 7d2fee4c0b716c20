import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { communityStatuses, getValues } from '@/domain/enums'
import { type CommunityCosts, sumTaxRates, unknownTaxes } from '@/domain/mortgage/monthly-cost'
import type { ExportedBuilder, ExportedPromotion } from '@/domain/partners/exported-listing'
import { todaysIncentives } from '../communities/extras'
import { incentivesJson, storedIncentives } from '../communities/stored-incentives'
import { costColumns, costRow, toCosts } from '../homes/budget'
import { offeredBy } from '../homes/lists'
import { pictureJson, storedPicture, toPictures } from '../media/mapper'
import { queryOne, queryPool } from '../sql/query-pool'

const community = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  location: z.string(),
  city: z.string(),
  county: z.nullable(z.string()),
  schoolDistrict: z.nullable(z.string()),
  status: z.enum(getValues(communityStatuses)),
  startPrice: z.nullable(z.number()),
  endPrice: z.nullable(z.number()),
  amenities: z.nullable(z.array(z.string())),
  description: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  images: z.nullable(z.array(storedPicture)),
  costs: costRow,
  incentives: storedIncentives,
})

const row = z.object({
  name: z.string(),
  slug: z.string(),
  website: z.nullable(z.string()),
  logo: z.nullable(storedPicture),
  communities: z.nullable(z.array(community)),
  plans: offeredBy.plans.row,
  homes: offeredBy.homes.row,
})

/** The ids of the published builders with published communities, by name. */
function builderIds(): Promise<{ id: number }[]> {
  return queryPool(
    z.object({ id: z.number() }),
    sql`select b.id from builders b where b._status = 'published' and exists (
      select from communities_rels r join communities c on c.id = r.parent_id
      where r.path = 'builders' and r.builders_id = b.id and c._status = 'published')
    order by b.name, b.id`,
  )
}

/** The rate of all taxing units; `null` if that of the school district or the county is not known. */
function findTaxRate({ taxes }: CommunityCosts): number | null {
  if (unknownTaxes(taxes).length > 0) return null
  // Without the error of a sum of floating-point numbers.
  return Number(sumTaxRates(taxes).toFixed(6))
}

function toPromotions(
  { status, incentives }: Pick<z.output<typeof community>, 'status' | 'incentives'>,
  now: Date,
): ExportedPromotion[] {
  if (status === 'sold_out') return []
  return todaysIncentives(incentives ?? [], now).map(({ offer, ...incentive }) => ({
    ...incentive,
    parts: offer?.parts ?? [],
  }))
}

/** A builder with what visitors see of its communities, plans and homes, in one statement. */
async function exportedBuilder(id: number): Promise<ExportedBuilder> {
  const builder = sql`${id}::int`
  const found = await queryOne(
    row,
    sql`
    select coalesce(b.name, '') as name, coalesce(b.slug, '') as slug,
      nullif(b.website, '') as website,
      (select ${pictureJson} from media m where m.id = b.logo_id) as logo,
      (select json_agg(json_build_object('id', c.id, 'name', coalesce(c.name, ''),
          'slug', coalesce(c.slug, ''), 'location', coalesce(c.location, ''),
          'city', coalesce(c.city, ''), 'county', c.county,
          'schoolDistrict', nullif(c.school_district, ''),
          'status', coalesce(c.status::text, 'available'),
          'startPrice', c.start_price, 'endPrice', c.end_price,
          'description', nullif(c.description, ''), 'phone', nullif(c.hoa_phone, ''),
          'latitude', c.latitude, 'longitude', c.longitude,
          'costs', (select row_to_json(k) from (select ${costColumns}) k),
          'incentives', ${incentivesJson},
          'amenities', (select json_agg(x.text order by x."order") from communities_texts x
            where x.parent_id = c.id and x.path = 'amenities'),
          'images', (select json_agg(${pictureJson} order by i."order")
            from communities_rels i join media m on m.id = i.media_id
            where i.parent_id = c.id and i.path = 'images')) order by c.name, c.id)
        from communities_rels r join communities c on c.id = r.parent_id
        where r.path = 'builders' and r.builders_id = b.id and c._status = 'published') as communities,
      (select row_to_json(p) from (${offeredBy.plans.of(builder)}) p) as plans,
      (select row_to_json(h) from (${offeredBy.homes.of(builder)}) h) as homes
    from builders b where b.id = ${builder}`,
  )
  const plans = offeredBy.plans.toPage(found.plans).items
  const homes = offeredBy.homes.toPage(found.homes).items
  const now = new Date()
  return {
    id: String(id),
    name: found.name,
    slug: found.slug,
    website: found.website,
    logo: toPictures(found.logo ? [found.logo] : [])[0]?.src ?? null,
    communities: (found.communities ?? []).map(({ latitude, longitude, ...stored }) => ({
      ...stored,
      id: String(stored.id),
      taxRate: findTaxRate(toCosts(stored.costs)),
      promotions: toPromotions(stored, now),
      amenities: stored.amenities ?? [],
      images: toPictures(stored.images),
      coordinates:
        latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
      plans: plans.filter((plan) => plan.community.id === String(stored.id)),
      homes: homes.filter((home) => home.community.id === String(stored.id)),
    })),
  }
}

/** All builders with their published listings, one at a time, so that no answer holds all of them. */
export async function* exportedBuilders(): AsyncGenerator<ExportedBuilder> {
  for (const { id } of await builderIds()) yield exportedBuilder(id)
}
