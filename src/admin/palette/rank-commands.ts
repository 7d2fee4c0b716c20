import { comparableText } from '@/domain/text/comparable'

/** A screen to open or an action to take. */
export interface Command {
  readonly kind: 'screen' | 'action'
  readonly label: string
  readonly href: string
  /** Where a screen is in the menu. */
  readonly detail: string
  /** Other words by which it is found. */
  readonly words: string
}

/** The label begins with the query; it has all words of the query; other words are needed. */
export type Nearness = 0 | 1 | 2

export interface RankedCommand extends Command {
  readonly nearness: Nearness
}

const wordsIn = (text: string) => comparableText(text).split(' ').filter(Boolean)

const haveAll = (words: readonly string[], sought: readonly string[]) =>
  sought.every((part) => words.some((word) => word.startsWith(part)))

function findNearness({ label, words }: Command, sought: readonly string[]): Nearness | null {
  const own = wordsIn(label)
  if (own.join(' ').startsWith(sought.join(' '))) return 0
  if (haveAll(own, sought)) return 1
  return haveAll([...own, ...wordsIn(words)], sought) ? 2 : null
}

/** The commands that have a word that begins with each word of the query, best first. */
export function rankCommands(commands: readonly Command[], query: string): RankedCommand[] {
  const sought = wordsIn(query)
  if (sought.length === 0) return []
  return commands
    .flatMap((command) => {
      const nearness = findNearness(command, sought)
      return nearness === null ? [] : [{ ...command, nearness }]
    })
    .toSorted((a, b) => a.nearness - b.nearness)
}

/** The name in `verify Larkspur`; `null` if the query is not one to verify something. */
export function readVerified(query: string): string | null {
  const name = /^\s*verify\s+(\S.*)$/i.exec(query)?.[1]?.trim()
  return name || null
}
