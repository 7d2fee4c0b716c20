import { formatMoment } from '@/lib/dates/format-date'

export * from '../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'

/**
 * Formats the dates of the version views in San Antonio's time zone. `next.config.mjs` resolves
 * `@payloadcms/ui/shared` to this module, whose other exports are Payload's.
 *
 * Payload 3.90.1 formats them in the time zone of the server or the browser. No issue was found that
 * asks for the configured one. Not needed anymore when these views use `admin.timezones`.
 */
export const formatDate = ({ date }: { date: Date | number | string }): string =>
  formatMoment(new Date(date).toISOString())
