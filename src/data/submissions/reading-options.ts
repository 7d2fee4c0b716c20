import type { PayloadRequest } from 'payload'
import { readListOptions } from '@/database/submissions/lists'
import { getSession } from '@/database/transactions/session'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { siteDay } from '@/lib/dates/site-date'

/** Reads the options on which values depend today. */
export async function readingOptions(
  req: PayloadRequest,
  now = new Date(),
): Promise<ReadingOptions> {
  const connection = await getSession(req)
  return {
    today: siteDay(now),
    lists: {
      amenities: await readListOptions(connection, 'amenities'),
      homeTypes: await readListOptions(connection, 'homeTypes'),
      cities: await readListOptions(connection, 'cities'),
      districts: await readListOptions(connection, 'districts'),
    },
  }
}
