import { getContent } from '@/http/openapi/document-reader'
import type { ResponseObject } from '@/http/openapi/types'
import { Rows } from './rows'
import { Text } from './text'

interface StatusResponse {
  readonly status: string
  readonly response: ResponseObject
}

/** The responses of an operation by status, with their media types and headers. */
export function Responses({ responses }: { responses: readonly StatusResponse[] }) {
  const rows = responses.map(({ status, response }) => {
    const [type] = getContent(response) ?? []
    return {
      key: status,
      name: <strong className="figures font-semibold">{status}</strong>,
      text: (
        <>
          <Text>{response.description}</Text>
          <span className="mt-1 block text-ink-soft text-xs">
            {[...(type ? [type] : []), ...Object.keys(response.headers ?? {})].join(', ')}
          </span>
        </>
      ),
    }
  })
  return <Rows caption="Responses" heads={['Status', 'When']} rows={rows} />
}
