import { payloadSecret } from '@/config/env'
import { getFormToken } from '@/contract/forms/operations'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { issueFormToken } from '@/lib/tokens/form-token'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getFormToken, {
    handler: async () => ({
      value: { token: await issueFormToken(payloadSecret(), Date.now()) },
    }),
  }),
})
