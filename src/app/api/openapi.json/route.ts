import { getOpenApi } from '@/contract/operations/site'
import { openApiDocument } from '@/http/openapi/document'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // It changes with the guide's code alone: no tag ever expires it.
  GET: read(getOpenApi, {
    tags: () => [],
    answer: async () => ({ value: openApiDocument() }),
  }),
})
