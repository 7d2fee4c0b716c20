/**
 * Combines the lookups of one tick into a single call of `findAll`, so that a list of fifty rows
 * costs one SQL statement instead of fifty.
 */
export function createDataloader<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | null> {
  let wanted = new Set<Key>()
  let batch: Promise<ReadonlyMap<Key, Found>> | null = null
  const ask = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const keys = [...wanted]
    wanted = new Set()
    batch = null
    return findAll(keys)
  }
  return async (key) => {
    wanted.add(key)
    batch ??= ask()
    return (await batch).get(key) ?? null
  }
}
