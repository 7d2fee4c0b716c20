/**
 * Looks things up one by one for whoever asks, but asks itself only once for all that were wanted
 * in the same turn: a list of fifty rows costs one statement and not fifty.
 */
export function batched<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | null> {
  let wanted = new Set<Key>()
  let answer: Promise<ReadonlyMap<Key, Found>> | null = null
  const ask = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const keys = [...wanted]
    wanted = new Set()
    answer = null
    return findAll(keys)
  }
  return async (key) => {
    wanted.add(key)
    answer ??= ask()
    return (await answer).get(key) ?? null
  }
}
