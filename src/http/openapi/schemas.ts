import { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import { operations } from '@/contract/operations'
import { answerShapes, bodyShapes } from './shapes'
import type { JsonSchema } from './types'

type Entry = readonly [name: string, schema: z.ZodMiniType]

const everyCall: readonly Operation[] = operations
const entriesOf = (pick: (call: Operation) => z.ZodMiniType | undefined): Entry[] =>
  everyCall.flatMap((call) => {
    const schema = pick(call)
    return schema ? [[call.id, schema] as const] : []
  })

/**
 * The JSON Schemas of named shapes, and those of operations by operation id, with references
 * between them.
 */
function publish(shapes: typeof answerShapes, calls: readonly Entry[], io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(shapes)) registry.add(schema, { id })
  for (const [id, schema] of calls) if (!registry.has(schema)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Additional properties are allowed, so that a new field does not break generated clients.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const plain = (id: string): JsonSchema => {
    const { $schema: _, $id: __, ...schema } = schemas[id] ?? {}
    return schema
  }
  const named = Object.entries(shapes).map(
    ([id, { description }]) => [id, { description, ...plain(id) }] as const,
  )
  const byCall = calls.map(([id, schema]) => {
    const name = registry.get(schema)?.id ?? id
    return [id, name in shapes ? { $ref: `#/components/schemas/${name}` } : plain(name)] as const
  })
  return { named: Object.fromEntries(named), byCall: new Map<string, JsonSchema>(byCall) }
}

const answers = publish(
  answerShapes,
  entriesOf(({ answer }) => answer.value),
  'output',
)
const bodies = publish(
  bodyShapes,
  entriesOf(({ body }) => body),
  'input',
)

/** `components.schemas`. */
export const componentSchemas: Readonly<Record<string, JsonSchema>> = {
  ...answers.named,
  ...bodies.named,
}

/** The schema of a response body; text if the operation has no shape. */
export function answerSchema({ id }: Operation): JsonSchema {
  return answers.byCall.get(id) ?? { type: 'string' }
}

/** The schema of a request body. */
export function bodySchema({ id }: Operation): JsonSchema | undefined {
  return bodies.byCall.get(id)
}

/** The alternatives that a schema allows, with references resolved. */
export function alternativesOf(schema: JsonSchema): { name: string; schema: JsonSchema }[] {
  const name = schema.$ref?.split('/').pop() ?? ''
  const found = componentSchemas[name] ?? schema
  const parts = found.oneOf ?? found.anyOf
  return parts ? parts.flatMap(alternativesOf) : [{ name, schema: found }]
}
