/** A word of the trade with its explanation. */
export interface Term {
  /** As labels have it: `MUD`. */
  readonly term: string
  /** Other names for the same. */
  readonly otherNames: readonly string[]
  /** What a buyer asks: `What’s a MUD?` */
  readonly question: string
  /** One or two sentences. */
  readonly text: string
  /** The address where there is more to read. */
  readonly path: string | null
}

export type Glossary = readonly Term[]

const isAbbreviation = (name: string) => name === name.toUpperCase()

/**
 * Whether a label has a name. Abbreviations and phrases may be a part of it: `Foster Ridge MUD tax`,
 * `No lot premium on section four`. A single everyday word is the whole label, because elsewhere it
 * may have another meaning: `Ready`, but not `Solar ready`. `Mud room` is not a MUD.
 */
function hasName(label: string, name: string): boolean {
  if (label.toLowerCase() === name.toLowerCase()) return true
  if (!isAbbreviation(name) && !name.includes(' ')) return false
  const words = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const pattern = `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`
  return new RegExp(pattern, isAbbreviation(name) ? 'u' : 'iu').test(label)
}

/** The first term of the glossary that a label has, or `null`. */
export function findTerm(glossary: Glossary, label: string): Term | null {
  const isNamed = ({ term, otherNames }: Term) =>
    [term, ...otherNames].some((name) => hasName(label, name))
  return glossary.find(isNamed) ?? null
}
