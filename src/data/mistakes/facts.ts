import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { FlattenedField } from 'payload'
import type { Fact } from '@/contract/mistakes/fact'

/** What no visitor sees. */
const internal: readonly string[] = [
  'slug',
  'meta',
  'submission',
  'undoneSubmission',
  'reviewState',
  'contactEmail',
  'isFeatured',
  'isListed',
  'firstPublishedAt',
  'createdAt',
  'updatedAt',
  'updatedBy',
]

/** A long article has about 20,000. */
const LENGTH = 40_000

const isShown = ({ name, type, admin }: FlattenedField): boolean =>
  !name.startsWith('_') && !internal.includes(name) && !admin?.hidden && type !== 'join'

type Lexical = Parameters<typeof convertLexicalToPlaintext>[0]['data']
const isRichText = (value: object): value is Lexical => 'root' in value

/** The title of a document that a field refers to. */
function findTitle(document: Readonly<Record<string, unknown>>): unknown {
  return document.name ?? document.title ?? document.address ?? document.filename
}

function toText(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n')
  if (isRichText(value)) return convertLexicalToPlaintext({ data: value })
  const fields: Readonly<Record<string, unknown>> = { ...value }
  if ('createdAt' in fields) return toText(findTitle(fields))
  const rest = Object.entries(fields).filter(([name]) => name !== 'id')
  return rest
    .map(([, one]) => toText(one))
    .filter(Boolean)
    .join(', ')
}

function toValue(value: unknown): Fact['value'] {
  return typeof value === 'number' || typeof value === 'boolean'
    ? value
    : toText(value).trim().slice(0, LENGTH)
}

/** What a published document says, field by field, without what is empty. */
export function readFacts(
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
): Fact[] {
  return fields
    .filter(isShown)
    .map(({ name }) => ({ field: name, value: toValue(document[name]) }))
    .filter(({ value }) => value !== '')
}
