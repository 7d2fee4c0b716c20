import type { ArrayField, NumberField, PayloadRequest } from 'payload'
import { offerPartKinds, temporaryBuydowns } from '@/domain/enums'
import { findOfferProblem, type StoredOfferPart, toOffer } from '@/domain/mortgage/offer'
import { selectOptions } from '@/fields/select-options'

/** The rows of the form, which are `null` or a number of rows in some of its states. */
const toRows = (value: unknown): StoredOfferPart[] => (Array.isArray(value) ? value : [])

type Kind = NonNullable<StoredOfferPart['kind']>

/** Shows a field for parts of these kinds. */
const ofKinds =
  (...kinds: readonly Kind[]) =>
  (_: unknown, { kind }: StoredOfferPart) =>
    kinds.includes(kind as Kind)

function validAmount(value: unknown): true | string {
  if (typeof value === 'number' && value > 0) return true
  return 'Enter an amount above $0.'
}

function validRate(value: unknown): true | string {
  if (typeof value === 'number' && value >= 0 && value <= 25) return true
  return 'Enter a rate from 0% to 25%.'
}

interface Incentive {
  readonly lenderRate?: number | null
  readonly startsOn?: string | null
  readonly endsOn?: string | null
}

interface ValidationOptions {
  readonly data: unknown
  readonly siblingData: unknown
  readonly req: PayloadRequest
}

/** What is contradictory in an offer. Fields say what is wrong with their own values. */
async function validParts(
  value: unknown,
  { data, siblingData, req }: ValidationOptions,
): Promise<true | string> {
  const rows = toRows(value)
  const { lenderRate, startsOn, endsOn } = siblingData as Incentive
  for (const { deadline } of rows) {
    if (deadline && endsOn && deadline > endsOn)
      return 'The deadline of a part is after the last day of the incentive.'
    if (deadline && startsOn && deadline < startsOn)
      return 'The deadline of a part is before the first day of the incentive.'
  }
  const offer = toOffer(rows, lenderRate)
  if (!offer) return true
  const { calculator } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { calculator: true },
    req,
  })
  const { startPrice } = data as { startPrice?: number | null }
  return findOfferProblem(offer, startPrice ?? null, calculator.interestRate) ?? true
}

/** What an incentive gives, as figures. */
export const offerParts: ArrayField = {
  name: 'parts',
  label: 'In figures',
  type: 'array',
  labels: { singular: 'Part', plural: 'Parts' },
  validate: validParts,
  admin: {
    components: { RowLabel: '@/admin/rows/offer-part-row-label#OfferPartRowLabel' },
    description:
      'With parts, buyers see what the offer is worth as a lower price, and its payments by year.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'What the builder gives',
          type: 'select',
          enumName: 'offer_part_kind',
          required: true,
          options: selectOptions(offerPartKinds),
          admin: { width: '50%' },
        },
        {
          name: 'amount',
          label: 'Amount ($)',
          type: 'number',
          validate: validAmount,
          admin: {
            width: '50%',
            step: 500,
            condition: ofKinds('price-reduction', 'closing-credit', 'upgrades'),
          },
        },
        {
          name: 'rate',
          label: 'Rate with the buydown (%)',
          type: 'number',
          validate: validRate,
          admin: {
            width: '50%',
            step: 0.01,
            placeholder: '5.49',
            condition: ofKinds('permanent-buydown'),
          },
        },
        {
          name: 'buydown',
          label: 'Points off the rate by year',
          type: 'select',
          enumName: 'temporary_buydown',
          validate: (value: unknown) => (value ? true : 'Choose the points by year.'),
          options: selectOptions(temporaryBuydowns),
          admin: { width: '50%', condition: ofKinds('temporary-buydown') },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'builderLender',
          label: 'Only with the builder’s lender',
          type: 'checkbox',
          defaultValue: false,
          admin: { width: '50%' },
        },
        {
          name: 'deadline',
          label: 'Deadline',
          type: 'date',
          admin: {
            width: '50%',
            date: { pickerAppearance: 'dayOnly' },
            description: 'If it is before the last day of the incentive.',
          },
        },
      ],
    },
  ],
}

/** Counts while a part requires the builder's lender. */
export const lenderRate: NumberField = {
  name: 'lenderRate',
  label: 'Rate of the builder’s lender (%)',
  type: 'number',
  min: 0,
  max: 25,
  admin: {
    width: '50%',
    step: 0.01,
    // Always shown: a field whose condition is in the rows of another one may appear late or not at all.
    description:
      'For parts with the builder’s lender and without a buydown, if it differs from the rate in the site settings.',
  },
}
