import { serverState } from '@/lib/server-state'

/** The cache tags that each open transaction will change, by its id. */
const byTransaction = new Map<number | string, Set<string>>()

/**
 * Remembers the tags of a change until its transaction ends. Without a transaction, the change is
 * already visible.
 */
export function rememberTags(
  transaction: number | string | undefined,
  tags: Iterable<string>,
): void {
  if (transaction === undefined) {
    serverState.beginChange?.([...tags])()
    return
  }
  const known = byTransaction.get(transaction) ?? new Set()
  byTransaction.set(transaction, known)
  for (const tag of tags) known.add(tag)
}

/**
 * Commits a transaction. The response cache of this server is invalidated before the caller learns
 * that the change is stored, because the notification of PostgreSQL may arrive later.
 */
export async function commitWithTags(
  transaction: number | string,
  commit: () => Promise<void>,
): Promise<void> {
  const tags = byTransaction.get(transaction)
  forgetTags(transaction)
  const endChange = tags && serverState.beginChange?.([...tags])
  try {
    await commit()
  } finally {
    endChange?.()
  }
}

/** Forgets the tags of a transaction that was rolled back. */
export function forgetTags(transaction: number | string): void {
  byTransaction.delete(transaction)
}
