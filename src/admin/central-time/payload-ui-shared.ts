import { formatMoment } from '@/lib/format-date'

export * from '../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'

/**
 * Replaces Payload's function, which formats the dates of the version views in the time zone of the
 * server or the browser. `next.config.mjs` resolves `@payloadcms/ui/shared` to this module.
 */
export const formatDate = ({ date }: { date: Date | number | string }): string =>
  formatMoment(new Date(date).toISOString())
