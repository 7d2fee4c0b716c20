import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Operation } from '@/contract/operation'
import { operations } from '@/contract/operations'
import manifest from '../../../package.json'
import { getHeaderParameters, headerParameters, responseHeaders } from './headers'
import { getParameters } from './parameters'
import { getResponses, problemResponse } from './responses'
import { componentSchemas, schemaRef } from './schemas'
import { sharedErrors } from './shared-problems'
import type { Call, OpenApiDocument, PathItem } from './types'
import { introduction, rules, tags, title } from './words'

const staff = [{ session: [] }, { apiKey: [] }] as const
const schemes = { staff, partner: [{ partnerKey: [] }, ...staff] } as const

function toOperationObject(operation: Operation): Call {
  const { id, tag, summary, description, body, security, example } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: [
      ...getParameters(operation),
      ...getHeaderParameters(operation).map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
    ],
    requestBody: body && {
      required: true,
      content: { 'application/json': { schema: schemaRef(body), example: example.body } },
    },
    security: security ? schemes[security] : [],
    responses: getResponses(operation),
  }
}

function pathItems(): Record<string, PathItem> {
  const items: Record<string, PathItem> = {}
  for (const operation of operations) {
    const { path, method } = operation
    items[path] = { ...items[path], [method.toLowerCase()]: toOperationObject(operation) }
  }
  return items
}

function makeDocument(): OpenApiDocument {
  const details = rules.map(({ name, text }) => `- **${name}.** ${text}`).join('\n')
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: manifest.version,
      description: `${introduction}\n\n${details}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: env.SITE_URL }],
    externalDocs: { description: 'To read', url: env.SITE_URL + paths.apiDocs },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathItems(),
    components: {
      schemas: componentSchemas,
      parameters: headerParameters,
      headers: responseHeaders,
      responses: Object.fromEntries(
        Object.entries(sharedErrors).map(([name, error]) => [name, problemResponse(error)]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'payload-token',
          description: 'The back office’s own sign-in.',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a partner, which an admin creates.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`users API-Key <key>`, with a key from your account in the back office.',
        },
      },
    },
  }
}

let made: OpenApiDocument | undefined

/**
 * The OpenAPI 3.1 document of the API, generated once per process from the operations of the
 * routes.
 */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument()
  return made
}
