/** A document by its collection and id, such as `homes/4`. */
export type DocumentKey = string

export const toKey = (collection: string, id: number): DocumentKey => `${collection}/${id}`

export interface SampleDocument {
  readonly key: DocumentKey
  /** Whether someone saved it after it was written. */
  readonly isEdited: boolean
}

/** A document that refers to another. */
export interface DocumentUse {
  readonly target: DocumentKey
  readonly by: DocumentKey
}

export interface RemovalPlan {
  readonly removed: readonly DocumentKey[]
  readonly edited: readonly DocumentKey[]
  /** Documents that stay because others that stay refer to them, with those. */
  readonly used: ReadonlyMap<DocumentKey, readonly DocumentKey[]>
}

/**
 * Which sample documents are removed. Edited ones stay, and so does every document that one that
 * stays refers to, so that no page loses anything.
 */
export function planRemoval(
  samples: readonly SampleDocument[],
  uses: readonly DocumentUse[],
): RemovalPlan {
  const edited = samples.filter(({ isEdited }) => isEdited).map(({ key }) => key)
  const removed = new Set(samples.filter(({ isEdited }) => !isEdited).map(({ key }) => key))
  for (let before = -1; before !== removed.size; ) {
    before = removed.size
    for (const { target, by } of uses) {
      if (!removed.has(by)) removed.delete(target)
    }
  }
  const isStaying = new Set(samples.map(({ key }) => key).filter((key) => !removed.has(key)))
  const used = new Map<DocumentKey, DocumentKey[]>()
  for (const { target, by } of uses) {
    if (!isStaying.has(target) || edited.includes(target) || removed.has(by)) continue
    used.set(target, [...(used.get(target) ?? []), by])
  }
  return { removed: [...removed], edited, used }
}
