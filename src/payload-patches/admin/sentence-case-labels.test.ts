import type { Config, Field } from 'payload'
import { expect, it } from 'vitest'
import { sentenceLabel } from '@/domain/text/sentence-label'
import { sentenceCaseLabels } from './sentence-case-labels'

it.each([
  ['name', 'Name'],
  ['featuredImage', 'Featured image'],
  ['areasOfInterest', 'Areas of interest'],
])('the label of %s is %s', (name, label) => {
  expect(sentenceLabel(name)).toBe(label)
})

it('fields without a label get one in rows, tabs, groups and arrays; written labels stay', async () => {
  const text = (name: string, label?: string | false): Field =>
    label === undefined ? { name, type: 'text' } : { name, type: 'text', label }
  const fields: Field[] = [
    text('zipCode', 'ZIP code'),
    text('_hidden', false),
    { type: 'row', fields: [text('firstName')] },
    { type: 'tabs', tabs: [{ label: 'More', fields: [text('otherArea')] }] },
    { name: 'taxRates', type: 'array', fields: [text('schoolDistrict')] },
  ]
  const { collections } = await sentenceCaseLabels({
    collections: [{ slug: 'samples', fields }],
  } as unknown as Config)
  expect(collections?.[0]?.fields).toMatchObject([
    { label: 'ZIP code' },
    { label: false },
    { fields: [{ label: 'First name' }] },
    { tabs: [{ fields: [{ label: 'Other area' }] }] },
    { label: 'Tax rates', fields: [{ label: 'School district' }] },
  ])
})
