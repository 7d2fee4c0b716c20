import type { DecisionTarget } from '@/contract/submissions/decision-target'

/** The key of a decision among all of a submission. */
export const decisionKey = (record: string, target: DecisionTarget): string => `${record} ${target}`

const noProblems: ReadonlyMap<string, string> = new Map()
const noKeys: ReadonlySet<string> = new Set()
const isIn = (record: string) => (key: string) => key.startsWith(`${record} `)

/** The problems of a row. All rows without one share a map, so that they are not rendered again. */
export function getProblems(
  record: string,
  all: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return [...all.keys()].some(isIn(record)) ? all : noProblems
}

/** The decisions of a row that are not stored yet. */
export function getSaving(record: string, all: ReadonlySet<string>): ReadonlySet<string> {
  return [...all].some(isIn(record)) ? all : noKeys
}
