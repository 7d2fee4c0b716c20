import type { Operation } from '@/contract/operation'

/** The example of an operation as a curl command. `site` is the origin. */
export function curlOf(operation: Operation, site: string): string {
  const { method, security, example } = operation
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(site + addressOf(operation))}`,
    ...(security === 'staff' ? ["-H 'Authorization: users API-Key <key>'"] : []),
    ...(operation.idempotent ? ["-H 'Idempotency-Key: 5f1c2a9e-tour'"] : []),
    ...(example.body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example.body))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** The path and query of an operation's example. */
export function addressOf({ path, example: { parameters = {} } }: Operation): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(parameters).filter(([name]) => !path.includes(`{${name}}`)),
  )
  return query.size > 0 ? `${address}?${query}` : address
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
