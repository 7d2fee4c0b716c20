import { z } from 'zod/mini'
import { allNodesOf, type StoredNode } from './stored'

const communityCard = z.object({
  blockType: z.literal('community-card'),
  /** An id, or the document where reading populated it. */
  community: z.union([z.int(), z.object({ id: z.int() })]),
})

/** The community whose card a block shows; `null` for any other node. */
export function communityIdOf({ type, fields }: StoredNode): string | null {
  const community = type === 'block' ? communityCard.safeParse(fields).data?.community : undefined
  if (community === undefined) return null
  return String(typeof community === 'number' ? community : community.id)
}

/** The communities whose cards stand in a text. */
export function communityIdsOf(content: unknown): string[] {
  return [...new Set(allNodesOf(content).flatMap((node) => communityIdOf(node) ?? []))]
}
