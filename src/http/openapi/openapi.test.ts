import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import { operations } from '@/contract/operations'
import { idempotencyKey } from '../idempotency-key'
import { openApiDocument } from './document'
import { headerParameters } from './headers'
import { getParameters } from './parameters'
import type { MediaType, OpenApiDocument, ResponseObject } from './types'
import { createCheck } from './validator.fixture'
import { tags } from './words'

/** The document as clients receive it. */
const document: OpenApiDocument = JSON.parse(JSON.stringify(openApiDocument()))
const everyCall: readonly Operation[] = operations
const calls = everyCall.map((operation) => {
  const call = document.paths[operation.path]?.[operation.method.toLowerCase()]
  if (!call) throw new Error(`${operation.id} is not described`)
  return { id: operation.id, operation, call }
})

it('the API document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

it('the API document resolves every reference', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)]
  const lost = references.flatMap(([, pointer = '']) => {
    const parts = pointer.slice(1).split('/')
    const found = parts.reduce<unknown>((at, key) => Reflect.get(Object(at), key), document)
    return found === undefined ? [pointer] : []
  })
  expect(references.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

it('the API document has an example of a wrong parameter wherever one can be wrong', () => {
  const refusing = calls.filter(
    ({ operation: { query, errors } }) => query !== undefined && errors.includes(400),
  )
  expect(refusing.length).toBeGreaterThan(5)
  const without = refusing.filter(
    ({ call }) => !JSON.stringify(call.responses['400']).includes('"path":'),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

it('the API document has unique operation ids and declared tags', () => {
  const ids = calls.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(calls.filter(({ operation }) => !(operation.tag in tags))).toEqual([])
})

it('the API supports exactly the idempotency keys that its document describes', () => {
  const check = createCheck(document, 'open')
  for (const key of ['a'.repeat(7), 'a'.repeat(8), 'a'.repeat(129), 'with a blank', 'ümlautig']) {
    const described = check(headerParameters.IdempotencyKey.schema, key).length === 0
    const read = () => idempotencyKey(new Headers({ 'idempotency-key': key }))
    if (described) expect(read()).toBe(key)
    else expect(read, key).toThrow()
  }
})

describe.each(calls)('the description of $id', ({ operation, call }) => {
  it('documents the operation, its responses and its parameters', () => {
    expect(operation.summary).not.toBe('')
    const nameless = getParameters(operation).filter(({ description }) => description === '')
    expect(nameless).toEqual([])
    const known = getParameters(operation).map(({ name }) => name)
    expect(Object.keys(operation.parameters ?? {}).filter((key) => !known.includes(key))).toEqual(
      [],
    )
    const { response, example } = operation
    expect(example.response !== undefined).toBe(response.value !== undefined)
    expect(example.body !== undefined).toBe(operation.body !== undefined)
  })

  it('has request examples that match the schemas of the API', () => {
    const { query, body, response, example } = operation
    const sent = Object.entries(example.parameters ?? {}).map(([key, value]) => [key, `${value}`])
    if (query) expect(query.safeParse(Object.fromEntries(sent)).error).toBeUndefined()
    if (body) expect(body.safeParse(example.body).error).toBeUndefined()
    if (response.value) expect(response.value.parse(example.response)).toEqual(example.response)
  })

  it('has response examples that match the documented schemas', () => {
    const open = createCheck(document, 'open')
    const exact = createCheck(document, 'exact')
    for (const { schema, example } of getParameters(operation)) {
      if (example !== undefined) expect(open(schema, example)).toEqual([])
    }
    for (const media of Object.values(call.requestBody?.content ?? {})) {
      expect(open(media.schema, media.example)).toEqual([])
    }
    const responses = Object.values(call.responses).map((response) =>
      '$ref' in response
        ? document.components.responses[response.$ref.split('/').at(-1) ?? '']
        : response,
    )
    for (const media of responses.flatMap(getMedia)) {
      for (const value of getExamples(media)) expect(exact(media.schema, value)).toEqual([])
    }
  })

  it('publishes the schema of the response as it is sent', () => {
    const { value } = operation.response
    if (!value) return
    const sent = z.toJSONSchema(value, {
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    })
    expect(z.toJSONSchema(value, { io: 'input' })).toEqual(sent)
  })

  it('documents every error that the API declares', () => {
    const described = Object.keys(call.responses).map(Number)
    expect(operation.errors.filter((status) => !described.includes(status))).toEqual([])
  })
})

function getMedia(response: ResponseObject | undefined): MediaType[] {
  return Object.values(response?.content ?? {})
}

function getExamples({ example, examples = {} }: MediaType): unknown[] {
  const several = Object.values(examples).map(({ value }) => value)
  return example === undefined ? several : [example, ...several]
}
