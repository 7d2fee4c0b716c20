import { siteDay } from '@/lib/dates/site-date'

/** A CSV download with the current date in its name. The response is not cached. */
export function csvResponse(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${siteDay(new Date())}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
