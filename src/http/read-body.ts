import { refuse } from './problem-error'

/** Bodies over this many bytes are refused (docs/product.md, API). */
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

const typeOf = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The JSON of a request's body. Throws 413, 415 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  if (typeOf(request) !== 'application/json') throw refuse.notJsonType()
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.notJson()
  }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The fields of a form that a browser or a mail program sends. Throws 413, 415 or 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.includes(typeOf(request))) throw refuse.notFormType()
  const text = await readText(request)
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(text, { headers }).formData()
  } catch {
    throw refuse.notForm()
  }
}
