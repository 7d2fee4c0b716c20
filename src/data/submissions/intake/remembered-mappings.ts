import type { PayloadRequest } from 'payload'
import { readMappings, saveMapping } from '@/database/submissions/mappings'
import { getSession } from '@/database/transactions/session'
import { mappingKey } from '@/domain/submissions/map/headings'
import {
  knownMapping,
  mappingProblems,
  type RememberedMapping,
  rememberMapping,
  type TableMapping,
} from '@/domain/submissions/map/mapping'
import { noHints, type ReadingHints } from '@/domain/submissions/read/table'

/** The layouts of a builder that are used for new submissions, the latest first. */
const LAYOUTS = 20

/** The mappings that earlier submissions of a builder ended with. */
export async function rememberedMappings(
  req: PayloadRequest,
  builder: number,
): Promise<RememberedMapping[]> {
  const mappings = await readMappings(await getSession(req), builder, LAYOUTS)
  return mappings.flatMap((mapping) => knownMapping(mapping) ?? [])
}

/** The hints for a new file of a builder: its heading rows are found by the layouts of earlier files. */
export const toHints = (remembered: readonly RememberedMapping[]): ReadingHints => ({
  ...noHints,
  layouts: remembered.map(({ key }) => key),
})

/** Stores the mappings that an editor confirmed. */
export async function rememberMappings(
  req: PayloadRequest,
  builder: number,
  mappings: readonly TableMapping[],
): Promise<void> {
  const connection = await getSession(req)
  for (const mapping of mappings.map(rememberMapping)) {
    await saveMapping(connection, builder, mapping)
  }
}

/** Below it, an editor looks at the column first. */
const SURE = 0.9

/**
 * Whether rows can be read without an editor: nothing has to be solved, no column is a guess, and one
 * that is not used was left out before.
 */
export function isSure(
  mappings: readonly TableMapping[],
  remembered: readonly RememberedMapping[],
): boolean {
  const layouts = new Set(remembered.map(({ key }) => key))
  return mappings.every((mapping) => {
    const isKnown = layouts.has(mappingKey(mapping.columns.map(({ heading }) => heading)))
    return (
      mappingProblems(mapping).length === 0 &&
      mapping.columns.every(({ target, confidence, samples }) =>
        target === null ? isKnown || samples.length === 0 || confidence === 1 : confidence >= SURE,
      )
    )
  })
}
