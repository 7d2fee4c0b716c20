import type { Answer, Call, MediaType, OpenApiDocument, Parameter, Ref } from './types'

/** A call as the description has it, with its place in it. */
export interface Described {
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly call: Call
}

/** A request to be sent, still in parts, so that a test can change one of them. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Every call of a description by its id. */
export function callsOf({ paths }: OpenApiDocument): Map<string, Described> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, call]) => [
        call.operationId,
        { method: method.toUpperCase(), path, call },
      ]),
    ),
  )
}

/** The request that a call's examples make. */
export function exampleOf({ method, path, call }: Described): Asked {
  const own = (call.parameters ?? []).filter((item): item is Parameter => !('$ref' in item))
  const parameters = Object.fromEntries(
    own.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  )
  const [type, media] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  return { method, path, parameters, headers, ...(media ? { body: media.example } : {}) }
}

/** Path and query of a request. */
export function addressOf({ path, parameters }: Asked): string {
  const query = new URLSearchParams()
  let address = path
  for (const [name, value] of Object.entries(parameters)) {
    const place = `{${name}}`
    if (path.includes(place)) address = address.replace(place, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** What a call answers with a status, wherever the description keeps it. */
export function answerOf({ components }: OpenApiDocument, { call }: Described, status: string) {
  const answer = call.responses[status]
  return answer && '$ref' in answer ? components.responses[lastPart(answer)] : answer
}

/** The one kind of content that an answer has. */
export function contentOf({ content = {} }: Answer): readonly [string, MediaType] | undefined {
  return Object.entries(content)[0]
}

export function lastPart({ $ref }: Ref): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}
