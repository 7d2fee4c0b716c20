import { adminPaths } from '@/config/admin-paths'
import type { FoundDocument, FoundDocuments } from '@/contract/staff/found-documents'
import { comparableText } from '@/domain/text/comparable'
import { verificationHref } from '../verification/href'
import { type Command, type RankedCommand, rankCommands } from './rank-commands'

export interface Result {
  /** Different for each result. */
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly isDraft: boolean
  /** Where it leads; `verify` marks the community as verified. */
  readonly href: string
  readonly verify: FoundDocument | null
}

export interface ResultGroup {
  readonly label: 'Documents' | 'Screens' | 'Actions'
  readonly results: readonly Result[]
}

/** The number of screens, and of actions. */
const SHOWN = 6

/** Shorter queries begin many labels, so that documents stay above these. */
const COMMAND_LENGTH = 3

const toResult = ({ label, href, detail }: Command): Result => ({
  id: href,
  label,
  detail,
  href,
  isDraft: false,
  verify: null,
})

const toDocument = ({ title, kind, details, href, isPublished }: FoundDocument): Result => ({
  id: href,
  label: title,
  detail: [kind, ...details].join(' · '),
  href,
  isDraft: isPublished === false,
  verify: null,
})

/** A community is verified at once, which can be undone; a builder's listings on their own screen. */
function toVerification(document: FoundDocument): Result[] {
  const { collection, id, title, details, href, isPublished } = document
  if (!isPublished) return []
  const shared = { id: `verify ${href}`, isDraft: false }
  if (collection === 'communities') {
    const detail = ['Marks it as verified today', ...details].join(' · ')
    return [{ ...shared, label: `Verify ${title}`, detail, href, verify: document }]
  }
  if (collection !== 'builders') return []
  const detail = 'Opens the listings of the builder'
  const queue = verificationHref(Number(id))
  return [{ ...shared, label: `Verify ${title}`, detail, href: queue, verify: null }]
}

/** What is offered before something is typed. */
export const suggest = (commands: readonly Command[]): readonly ResultGroup[] => [
  {
    label: 'Actions',
    results: commands
      .filter(({ kind }) => kind === 'action')
      .slice(0, SHOWN)
      .map(toResult),
  },
]

const withResults = (groups: readonly ResultGroup[]) =>
  groups.filter(({ results }) => results.length > 0)

/** Documents, screens and actions. A screen or action that is named by the query comes first. */
export function groupResults(
  commands: readonly Command[],
  query: string,
  { documents, total }: FoundDocuments,
): readonly ResultGroup[] {
  const ranked = rankCommands(commands, query)
  const ofKind = (kind: Command['kind']): readonly RankedCommand[] =>
    ranked.filter((command) => command.kind === kind).slice(0, SHOWN)
  const isNamed = (found: readonly RankedCommand[]) =>
    query.trim().length >= COMMAND_LENGTH && found[0]?.nearness === 0
  const more: Result[] =
    total > documents.length
      ? [
          {
            id: 'all',
            label: `Show all ${total} documents`,
            detail: '',
            href: adminPaths.searchFor(query.trim()),
            isDraft: false,
            verify: null,
          },
        ]
      : []
  const [screens, actions] = [ofKind('screen'), ofKind('action')]
  const found = [
    {
      label: 'Documents' as const,
      isNamed: false,
      results: [...documents.map(toDocument), ...more],
    },
    { label: 'Screens' as const, isNamed: isNamed(screens), results: screens.map(toResult) },
    { label: 'Actions' as const, isNamed: isNamed(actions), results: actions.map(toResult) },
  ]
  return withResults(found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed)))
}

/** The published communities and builders of that name, which can be verified. */
export function groupVerifications(
  name: string,
  { documents }: FoundDocuments,
): readonly ResultGroup[] {
  const sought = comparableText(name)
  const named = documents.filter(({ title }) => comparableText(title).includes(sought))
  return withResults([{ label: 'Actions', results: named.flatMap(toVerification) }])
}
