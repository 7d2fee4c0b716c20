import { z } from 'zod/mini'
import { outcomes } from '@/domain/submissions/compare/compare'
import { warningCodes } from '@/domain/submissions/compare/validate-change'
import type { FieldId } from '@/domain/submissions/fields'
import { isFieldId, listingKinds } from '@/domain/submissions/fields'

/** The name of a field such as `home.price`. */
export const fieldId = z.custom<FieldId>((value) => typeof value === 'string' && isFieldId(value))

export const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const readValue = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('value'),
    value: fieldValue,
    text: z.string(),
    note: z.nullable(z.string()),
  }),
  z.object({ state: z.literal('empty') }),
  z.object({ state: z.literal('clear'), text: z.string() }),
  z.object({
    state: z.literal('unclear'),
    text: z.string(),
    problem: z.string(),
    proposal: z.nullable(z.object({ value: z.nullable(fieldValue) })),
    words: z.optional(z.array(z.object({ text: z.string(), option: z.nullable(z.string()) }))),
  }),
])

/** `Place` of the domain. */
export const place = z.object({
  sheet: z.nullable(z.string()),
  row: z.number(),
  unit: z.enum(['row', 'line']),
  onPage: z.optional(z.object({ page: z.number(), line: z.number() })),
})

export const submissionProblem = z.object({ place: z.nullable(place), message: z.string() })

const reference = z.object({
  number: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  name: z.nullable(z.string()),
  city: z.nullable(z.string()),
})

/** `SubmissionRecord` of the domain, as the job stores it. */
export const submissionRecord = z.object({
  id: z.string(),
  kind: z.enum(listingKinds),
  places: z.array(place),
  builder: z.nullable(z.string()),
  community: z.nullable(reference),
  communityRecord: z.nullable(z.string()),
  plan: z.nullable(reference),
  planRecord: z.nullable(z.string()),
  isReference: z.boolean(),
  values: z.partialRecord(fieldId, readValue),
  problems: z.array(z.string()),
})

const parent = z.union([z.object({ listing: z.int() }), z.object({ record: z.string() })])

export const matchDecision = z.union([
  z.object({ link: z.int() }),
  z.literal('create'),
  z.literal('ignore'),
])

/** `RecordMatch` of the domain. */
export const recordMatch = z.object({
  record: z.string(),
  certainty: z.enum(['certain', 'likely', 'unsure', 'none']),
  listing: z.nullable(z.int()),
  confidence: z.number(),
  reason: z.string(),
  candidates: z.array(z.object({ listing: z.int(), score: z.number(), reason: z.string() })),
  community: z.nullable(parent),
  plan: z.nullable(parent),
  decision: z.nullable(matchDecision),
  duplicateOf: z.nullable(z.string()),
})

const mark = z.object({
  level: z.enum(['unusual', 'impossible']),
  code: z.enum(warningCodes),
  reason: z.string(),
})

export const fieldChange = z.object({
  field: fieldId,
  from: z.nullable(fieldValue),
  to: z.nullable(fieldValue),
  text: z.string(),
  state: z.enum(['ready', 'unclear', 'impossible']),
  hasProposal: z.boolean(),
  problem: z.nullable(z.string()),
  note: z.nullable(z.string()),
  marks: z.array(mark),
})

/** `ComparedRecord` of the domain. */
export const comparedRecord = z.object({
  record: z.string(),
  kind: z.enum(listingKinds),
  listing: z.nullable(z.int()),
  outcome: z.enum(outcomes),
  changes: z.array(fieldChange),
  planChange: z.nullable(z.object({ from: z.nullable(z.int()), to: parent })),
  offer: z.optional(z.string()),
  problems: z.array(z.string()),
})
