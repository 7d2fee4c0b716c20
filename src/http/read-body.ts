import { refuse } from './problem-error'

/** Larger bodies are rejected, in bytes (docs/product/api.md, API). */
export const BODY_LIMIT = 32 * 1024

/**
 * Reads the body as text and counts its bytes, so that a large body is rejected without being
 * buffered.
 */
export async function readText(request: Request): Promise<string> {
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

const getContentType = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Parses the JSON body of a request. Throws 413, 415 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  if (getContentType(request) !== 'application/json') throw refuse.notJsonType()
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.notJson()
  }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Parses the form fields that a browser or an email client sends. Throws 413, 415 or 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.includes(getContentType(request))) throw refuse.notFormType()
  const text = await readText(request)
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(text, { headers }).formData()
  } catch {
    throw refuse.notForm()
  }
}
