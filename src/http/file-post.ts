import 'server-only'
import { UPLOAD_MAX_BYTES } from '@/config/body-limits'
import { problemLine } from './form-post'
import { refuse } from './problem-error'
import { type RouteHandler, withErrors } from './with-errors'

interface FilePost {
  readonly form: FormData
  readonly token: string
}

interface FilePostOptions {
  /** Whether the token of the path admits a file. It is asked before the body is read. */
  readonly admits: (token: string) => Promise<boolean>
  /** The response to a token that does not. */
  readonly closed: (token: string) => Response
  readonly handler: (post: FilePost) => Promise<Response>
}

/** In milliseconds. A file is received and read meanwhile. */
const DEADLINE = 60_000

/** Reads a form with a file, and counts its bytes, so that a large one is not buffered. */
async function readFileForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw refuse.notFormType()
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_MAX_BYTES) {
    throw refuse.tooLarge(UPLOAD_MAX_BYTES)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength
    if (size > UPLOAD_MAX_BYTES) {
      await reader?.cancel()
      throw refuse.tooLarge(UPLOAD_MAX_BYTES)
    }
    chunks.push(chunk.value)
  }
  try {
    const headers = { 'content-type': type }
    return await new Response(Buffer.concat(chunks), { headers }).formData()
  } catch {
    throw refuse.notForm()
  }
}

/**
 * A form with a file that works without JavaScript, authorized by the token in its path. As in
 * `form-post.ts`, cookies and origin do not matter.
 */
export function filePost({ admits, closed, handler }: FilePostOptions): RouteHandler {
  return withErrors(
    async (request, context) => {
      const { token = '' } = await context.params
      if (!(await admits(token))) return closed(token)
      return handler({ token, form: await readFileForm(request) })
    },
    {
      deadline: DEADLINE,
      toResponse: problemLine,
    },
  )
}
