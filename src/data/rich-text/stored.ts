import { z } from 'zod/mini'

/**
 * A stored Lexical node with the fields that the parser reads. The content is not trusted: missing
 * or invalid fields become empty, and nodes without a type are dropped.
 */
const storedNode = z.object({
  type: z.string(),
  children: z.catch(z.array(z.unknown()), []),
  text: z.catch(z.string(), ''),
  /** The format bits of a text. Other nodes have a string here, which is ignored. */
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

export function parseChildren({ children }: Pick<StoredNode, 'children'>): StoredNode[] {
  return children.flatMap((child) => storedNode.safeParse(child).data ?? [])
}

const storedText = z.object({ root: z.object({ children: z.array(z.unknown()) }) })

/** The top-level nodes of stored content, or none if it is invalid. */
export function parseNodes(content: unknown): StoredNode[] {
  const { data } = storedText.safeParse(content)
  return data ? parseChildren(data.root) : []
}

/** All nodes of stored content, at any depth. */
export function parseAllNodes(content: unknown): StoredNode[] {
  const within = (node: StoredNode): StoredNode[] => [node, ...parseChildren(node).flatMap(within)]
  return parseNodes(content).flatMap(within)
}
