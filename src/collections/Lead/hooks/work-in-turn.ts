import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { sessionOf } from '@/database/session'

/**
 * Lets changes of a lead come one after the other. Payload fills a change up with the document as it
 * read it: of two at the same moment, the second would write back what the first has changed.
 */
export const workInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args) {
    const connection = await sessionOf(req)
    await connection.execute(sql`select from leads where id = ${Number(args.id)} for update`)
  }
  return args
}
