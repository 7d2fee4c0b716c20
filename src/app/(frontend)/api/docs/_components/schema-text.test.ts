import { expect, it } from 'vitest'
import type { JsonSchema } from '@/http/openapi/types'
import { schemaText } from './schema-text'

const texts: readonly (readonly [JsonSchema, string])[] = [
  [
    { type: 'integer', minimum: 1, maximum: 500, default: 200 },
    'integer, minimum `1`, maximum `500`, default `200`',
  ],
  [{ type: 'boolean', default: false }, 'boolean, default `false`'],
  [{ type: 'string', enum: ['name', 'price'] }, 'string, enum `name`, `price`'],
  [{ type: 'string', const: 'contact-page' }, 'string, const `contact-page`'],
  [{ type: 'string', format: 'email', pattern: '^.+$' }, 'string, format `email`'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 20 }, 'array of string, maxItems `20`'],
  [{ type: 'array', items: { type: 'string' }, default: [] }, 'array of string, default `[]`'],
  [{ type: ['string', 'number'] }, 'string or number'],
]

it.each(texts)('schemaText describes %j', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})
