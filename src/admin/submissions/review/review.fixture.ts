import type { Decision, ReviewField, ReviewRow } from '@/contract/submissions/review'

export const createDecision = (
  choice: Decision['choice'],
  change: Partial<Decision> = {},
): Decision => ({
  target: 'community.startPrice',
  choice,
  typed: null,
  by: 'Ana Ruiz',
  at: '2026-11-20T18:00:00.000Z',
  ...change,
})

export const aField = (change: Partial<ReviewField> = {}): ReviewField => ({
  field: 'community.startPrice',
  from: 352_900,
  to: 348_500,
  text: '$348,500',
  state: 'ready',
  hasProposal: false,
  problem: null,
  note: null,
  marks: [],
  label: 'Starting price',
  fromText: '$352,900',
  toText: '$348,500',
  decision: null,
  ...change,
})

export const aRow = (change: Partial<ReviewRow> = {}): ReviewRow => ({
  record: 'community-1',
  kind: 'community',
  outcome: 'changed',
  name: 'Mission Oaks',
  detail: 'San Antonio',
  places: [],
  page: null,
  listing: null,
  match: {
    certainty: 'certain',
    confidence: 1,
    reason: 'Same number',
    candidates: [],
    decision: null,
    decidedBy: null,
    duplicateOf: null,
  },
  fields: [aField()],
  plan: null,
  newListing: null,
  missing: null,
  problems: [],
  lockedBy: null,
  ...change,
})

export const unusual = {
  level: 'unusual',
  code: 'price-jump',
  reason: '31% lower than now',
} as const
