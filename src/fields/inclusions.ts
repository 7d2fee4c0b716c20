import type { GroupField, NumberField, SelectField, Validate } from 'payload'
import { inclusionItems, inclusionStates, lotPremiums } from '@/domain/enums'
import type { StoredInclusions } from '@/domain/inclusions/inclusions'
import { selectOptions } from './select-options'

const MAX = 1_000_000

interface Siblings {
  readonly siblingData: StoredInclusions
  readonly data: { readonly startPrice?: number | null; readonly basePrice?: number | null }
}

function validAmount(value: unknown): true | string {
  if (value === null || value === undefined) return true
  if (typeof value === 'number' && value >= 0 && value <= MAX) return true
  return 'Enter an amount from $0 to $1,000,000. $0 means that there is none.'
}

function validHighestPremium(value: unknown, { siblingData }: Siblings): true | string {
  const { lotPremiumFrom: from } = siblingData
  if (typeof value === 'number' && typeof from === 'number' && value < from)
    return 'The highest lot premium is below the lowest.'
  return validAmount(value)
}

function validDeposit(value: unknown, { data }: Siblings): true | string {
  const price = data.startPrice ?? data.basePrice
  if (typeof value === 'number' && typeof price === 'number' && value > price)
    return 'The deposit is above the price.'
  return validAmount(value)
}

const amount = (
  name: keyof StoredInclusions,
  label: string,
  { validate = validAmount, ...admin }: NumberField['admin'] & { validate?: unknown } = {},
): NumberField => ({
  name,
  label,
  type: 'number',
  validate: validate as Validate,
  admin: { width: '33%', step: 100, ...admin },
})

const isPremiumAdded = (_: unknown, siblings: StoredInclusions) => siblings.lotPremium === 'added'

const item = ({ value, label }: (typeof inclusionItems)[number]): SelectField => ({
  name: value,
  label,
  type: 'select',
  enumName: 'inclusion_state',
  options: selectOptions(inclusionStates),
  admin: { width: '33%' },
})

/**
 * What the price includes. A plan has the answers of its community, a community those of its builder,
 * for everything that is empty.
 */
export const inclusionsField: GroupField = {
  name: 'inclusions',
  label: 'What the price includes',
  type: 'group',
  admin: {
    description:
      'A plan takes what is empty from its community, a community from its builder. Enter 0 where there is none.',
  },
  fields: [
    {
      name: 'completeness',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '@/admin/inclusions/completeness#Completeness' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'lotPremium',
          label: 'Lot premium',
          type: 'select',
          enumName: 'lot_premium',
          options: selectOptions(lotPremiums),
          admin: { width: '33%' },
        },
        amount('lotPremiumFrom', 'Lowest lot premium ($)', { condition: isPremiumAdded }),
        amount('lotPremiumTo', 'Highest lot premium ($)', {
          condition: isPremiumAdded,
          validate: validHighestPremium,
        }),
      ],
    },
    { type: 'row', fields: inclusionItems.slice(0, 3).map(item) },
    { type: 'row', fields: inclusionItems.slice(3).map(item) },
    {
      type: 'row',
      fields: [
        amount('deposit', 'Deposit ($)', { validate: validDeposit }),
        {
          name: 'depositTerms',
          label: 'When the deposit is lost',
          type: 'text',
          maxLength: 200,
          admin: { width: '67%', placeholder: 'Lost if you cancel after the option period.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        amount('contractFee', 'Fees at contract ($)'),
        amount('transferFee', 'HOA transfer fee at closing ($)'),
        amount('capitalContribution', 'Capital contribution at closing ($)'),
      ],
    },
    {
      name: 'warranty',
      label: 'Whose warranty',
      type: 'text',
      maxLength: 200,
      admin: {
        placeholder: 'The builder’s own: 1 year workmanship, 2 years systems, 10 years structure',
      },
    },
  ],
}
