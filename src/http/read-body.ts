import { refuse } from './problem-error'

/** Bodies over this many bytes are refused (decisions, "Contract details"). */
export const BODY_LIMIT = 32 * 1024

/** The body as text, counted while it arrives: a long one is refused without being kept. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) {
    throw refuse.tooLarge(BODY_LIMIT)
  }
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > BODY_LIMIT) {
      await reader.cancel()
      throw refuse.tooLarge(BODY_LIMIT)
    }
    chunks.push(chunk.value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw refuse.notJson()
  }
}

/** The JSON of a request's body. Throws 413, 415 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json') throw refuse.notJsonType()
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.notJson()
  }
}
