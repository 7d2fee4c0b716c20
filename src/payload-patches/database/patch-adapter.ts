import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { withCheckedTransactions } from './checked-transactions'
import { withJobClaims } from './job-claims'
import { withReadSnapshots } from './read-snapshots'
import { withVersionTimes } from './version-times'

/** The adapter with all patches of the database. */
export function patchAdapter(
  stock: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  // The checked transactions wrap the claims, so that they also roll back a failed claim.
  return withVersionTimes(withReadSnapshots(withCheckedTransactions(withJobClaims(stock))))
}
