import { z } from 'zod/mini'
import { parseAllNodes, type StoredNode } from './stored'

const communityCard = z.object({
  blockType: z.literal('community-card'),
  /** An id, or the populated document. */
  community: z.union([z.int(), z.object({ id: z.int() })]),
})

/** The id of the community that a block shows, or `null` for other nodes. */
export function getCommunityId({ type, fields }: StoredNode): string | null {
  const community = type === 'block' ? communityCard.safeParse(fields).data?.community : undefined
  if (community === undefined) return null
  return String(typeof community === 'number' ? community : community.id)
}

/** The ids of the communities whose cards a text contains. */
export function findCommunityIds(content: unknown): string[] {
  return [...new Set(parseAllNodes(content).flatMap((node) => getCommunityId(node) ?? []))]
}
