import { expect, it } from 'vitest'
import type { JsonSchema } from '@/http/openapi/types'
import { kindOf } from './kind'

const kinds: readonly (readonly [JsonSchema, string])[] = [
  [
    { type: 'integer', minimum: 1, maximum: 500, default: 200 },
    'whole number, 1 to 500; `200` unless told',
  ],
  [{ type: 'integer', minimum: 0, maximum: 1_000_000 }, 'whole number, 0 to 1,000,000'],
  [{ type: 'boolean', default: false }, '`true` or `false`; `false` unless told'],
  [{ type: 'string', enum: ['name', 'price'] }, '`name`, `price`'],
  [{ type: 'string', const: 'contact-page' }, 'always `contact-page`'],
  [{ type: 'string', minLength: 0, maxLength: 40 }, 'text, up to 40 characters'],
  [{ type: 'string', minLength: 2, maxLength: 80 }, 'text, 2 to 80 characters'],
  [{ type: 'string', format: 'email', maxLength: 254 }, 'e-mail address'],
  [
    { type: 'array', items: { type: 'string' }, maxItems: 20, default: [] },
    'list of texts, up to 20',
  ],
  [{ type: ['string', 'number'] }, 'text or number'],
  [{ type: 'string' }, 'text'],
]

it.each(kinds)('describes %j', (schema, words) => {
  expect(kindOf(schema)).toBe(words)
})
