import {
  type DescribedOperation,
  formatUrl,
  getExample,
  parametersIn,
} from '@/http/openapi/document-reader'
import type { OpenApiDocument } from '@/http/openapi/types'

/** The example of an operation as a curl command. */
export function toCurl(document: OpenApiDocument, described: DescribedOperation): string {
  const { call } = described
  const { method, body, headers, ...target } = getExample(described)
  const [server] = document.servers
  const address = `${server?.url}${formatUrl(target)}`
  const sent = [
    ...(call.security.length > 0 ? ['Authorization: users API-Key <key>'] : []),
    ...parametersIn(document, call)
      .filter(({ in: place, example }) => place === 'header' && example !== undefined)
      .map(({ name, example }) => `${name}: ${example}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address)}`,
    ...sent.map((header) => `-H ${quoted(header)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
