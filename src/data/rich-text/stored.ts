import { z } from 'zod/mini'

/**
 * A node of the editor as it is stored, and what of it anybody looks at. Nothing of it is believed:
 * a part that is missing or of another kind counts as empty, and what has no type is no node.
 */
const storedNode = z.object({
  type: z.string(),
  children: z.catch(z.array(z.unknown()), []),
  text: z.catch(z.string(), ''),
  /** Of a text, bits; of other nodes, words that nobody needs. */
  format: z.catch(z.number(), 0),
  tag: z.catch(z.string(), ''),
  listType: z.catch(z.string(), ''),
  start: z.catch(z.int(), 1),
  headerState: z.catch(z.int(), 0),
  colSpan: z.catch(z.int().check(z.minimum(1), z.maximum(20)), 1),
  rowSpan: z.catch(z.int().check(z.minimum(1), z.maximum(200)), 1),
  fields: z.catch(z.record(z.string(), z.unknown()), {}),
  /** The document of an upload. */
  value: z.optional(z.unknown()),
})
export type StoredNode = z.infer<typeof storedNode>

/** The nodes within a node. */
export function childrenOf({ children }: Pick<StoredNode, 'children'>): StoredNode[] {
  return children.flatMap((child) => storedNode.safeParse(child).data ?? [])
}

const storedText = z.object({ root: z.object({ children: z.array(z.unknown()) }) })

/** The nodes of a stored text, outermost only; none for anything else. */
export function nodesOf(content: unknown): StoredNode[] {
  const { data } = storedText.safeParse(content)
  return data ? childrenOf(data.root) : []
}

/** Every node of a stored text, whatever it stands in. */
export function allNodesOf(content: unknown): StoredNode[] {
  const within = (node: StoredNode): StoredNode[] => [node, ...childrenOf(node).flatMap(within)]
  return nodesOf(content).flatMap(within)
}
