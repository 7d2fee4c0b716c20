import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { locateField } from './locate-field'

const fields = [
  { name: 'problems', type: 'ui' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Basics',
        fields: [{ type: 'row', fields: [{ name: 'startPrice', type: 'number' }] }],
      },
      {
        label: 'Costs',
        fields: [
          {
            type: 'collapsible',
            label: 'Incentives',
            fields: [
              {
                name: 'incentives',
                type: 'array',
                label: 'Incentives',
                fields: [{ name: 'endsOn', type: 'date', label: 'Last day' }],
              },
            ],
          },
          { name: 'meta', type: 'group', label: false, fields: [{ name: 'title', type: 'text' }] },
        ],
      },
    ],
  },
  { name: 'slug', type: 'text', label: 'Slug' },
] as unknown as ClientField[]

it.each([
  ['startPrice', { label: 'Start price', tab: 0 }],
  ['incentives', { label: 'Incentives', tab: 1 }],
  ['incentives.1.endsOn', { label: 'Incentives 2, Last day', tab: 1 }],
  ['meta.title', { label: 'Title', tab: 1 }],
  ['slug', { label: 'Slug', tab: null }],
  ['unknown', null],
])('locateField finds the label and the tab of %s', (path, expected) => {
  expect(locateField(fields, path)).toEqual(expected)
})
