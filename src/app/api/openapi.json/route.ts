import { getOpenApi } from '@/contract/site/operations'
import { openApiDocument } from '@/http/openapi/document'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The document changes only with the code, so no tag invalidates it.
  GET: read(getOpenApi, {
    handler: async () => ({ value: openApiDocument() }),
  }),
})
