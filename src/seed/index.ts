import type { Payload } from 'payload'
import { recordSamples } from '@/database/sample-documents'
import { createSeedContext } from './context'
import { seedCounts } from './steps/counts'
import {
  seedArticles,
  seedEvents,
  seedHelpfulArticles,
  seedPages,
  seedResources,
} from './steps/editorial'
import { seedGlobals } from './steps/globals'
import { seedHistories } from './steps/histories'
import { seedFloorPlans, seedHomes } from './steps/homes'
import { seedBuilders, seedCommunities } from './steps/listings'
import { seedPictures } from './steps/media'
import { seedAds, seedDistricts, seedProviders, seedRecords, seedRedirects } from './steps/records'

/**
 * Fills a database with the sample content, and records which documents it consists of, so that they
 * can be removed. Existing documents are not changed, so an interrupted seeding can be repeated. Dates
 * are relative to `now`.
 */
export async function seed(
  payload: Payload,
  log: (line: string) => void,
  now = new Date(),
): Promise<void> {
  const context = await createSeedContext(payload, now)
  log('pictures')
  const pictures = await seedPictures(context)
  log('builders')
  const builders = await seedBuilders(context)
  log('communities')
  await seedDistricts(context)
  const communities = await seedCommunities(context, builders, pictures)
  log('floor plans and homes')
  const plans = await seedFloorPlans(context, { builders, communities, pictures })
  await seedHomes(context, { builders, communities, pictures, plans })
  await seedHistories(context)
  await seedCounts(context)
  log('articles and guides')
  await seedArticles(context, pictures)
  await seedResources(context, pictures)
  await seedHelpfulArticles(context, pictures)
  await seedPages(context)
  log('events, records and ads')
  await seedEvents(context, { builders, communities, pictures })
  await seedRecords(context)
  await seedProviders(context)
  await seedAds(context)
  await seedRedirects(context)
  log('site settings')
  await seedGlobals(context, pictures)
  for (const [collection, ids] of context.created) {
    await recordSamples(payload.db.drizzle, collection, ids)
  }
}
