import type { z } from 'zod/mini'

// The part of OpenAPI 3.1 that this document uses.

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface Ref {
  readonly $ref: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly style?: 'form'
  readonly explode?: boolean
  readonly example?: unknown
}

export interface Header {
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export interface ResponseObject {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header | Ref>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Call {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly (Parameter | Ref)[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, MediaType>>
  }
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly responses: Readonly<Record<string, ResponseObject | Ref>>
}

/** The operations of a path, by method in lower case. */
export type PathItem = Readonly<Record<string, Call>>

/** A type, not an interface, because its published schema allows additional keys. */
export type OpenApiDocument = {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly externalDocs: { readonly description: string; readonly url: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly headers: Readonly<Record<string, Header>>
    readonly responses: Readonly<Record<string, ResponseObject>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}
