import type {
  Call,
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Parameter,
  Ref,
  ResponseObject,
} from './types'

/** An operation of the document, with its path and method. */
export interface DescribedOperation {
  readonly method: string
  /** The path with its parameters in braces. */
  readonly path: string
  readonly call: Call
}

/** A request in parts, so that a test can change one of them. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** All operations of a document by id. */
export function listCalls({ paths }: OpenApiDocument): Map<string, DescribedOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, call]) => [
        call.operationId,
        { method: method.toUpperCase(), path, call },
      ]),
    ),
  )
}

/** The parameters of an operation, with references resolved. */
export function parametersIn({ components }: OpenApiDocument, { parameters }: Call): Parameter[] {
  return parameters.flatMap((item) => {
    const found = '$ref' in item ? components.parameters[lastPart(item.$ref)] : item
    return found ? [found] : []
  })
}

/** The request built from the examples of an operation. */
export function getExample({ method, path, call }: DescribedOperation): ApiRequest {
  const own = call.parameters.filter((item): item is Parameter => !('$ref' in item))
  const parameters = Object.fromEntries(
    own.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  )
  const [type, media] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  return { method, path, parameters, headers, ...(media ? { body: media.example } : {}) }
}

/** The path and query of a request. */
export function formatUrl({ path, parameters }: Pick<ApiRequest, 'path' | 'parameters'>): string {
  const query = new URLSearchParams()
  let address = path
  for (const [name, value] of Object.entries(parameters)) {
    const place = `{${name}}`
    if (path.includes(place)) address = address.replace(place, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** The response of an operation with a status, with references resolved. */
export function findResponse(
  { components }: OpenApiDocument,
  { call }: DescribedOperation,
  status: string,
) {
  const response = call.responses[status]
  return response && '$ref' in response ? components.responses[lastPart(response.$ref)] : response
}

/** The only media type of a request body or a response. */
export function getContent({
  content = {},
}: Pick<ResponseObject, 'content'>): readonly [string, MediaType] | undefined {
  return Object.entries(content)[0]
}

/** The alternatives that a schema allows, with references resolved. */
export function getAlternatives(document: OpenApiDocument, schema: JsonSchema): JsonSchema[] {
  const found = document.components.schemas[lastPart(schema.$ref ?? '')] ?? schema
  const parts = found.oneOf ?? found.anyOf
  return parts ? parts.flatMap((part) => getAlternatives(document, part)) : [found]
}

/** The header of a response, with references resolved. */
export function findHeader(
  { components }: OpenApiDocument,
  header: NonNullable<ResponseObject['headers']>[string],
) {
  return '$ref' in header ? components.headers[lastPart(header.$ref)] : header
}

function lastPart(reference: Ref['$ref']): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
