import 'server-only'
import type { Operation } from '@/contract/operation'
import { siteDay } from '@/lib/dates/site-date'
import { sessionHeaders } from './origin'
import type { RouteHandler } from './with-errors'

interface ExportSpec {
  /** Rejects callers who may not have the file, and records a download. */
  readonly admit: (headers: Headers, isDownload: boolean) => Promise<void>
  /** The file in parts, made while it is sent. */
  readonly parts: () => AsyncGenerator<string>
}

/** Sends a part when the client has taken the one before. */
function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/** The handler of a file that is never cached. */
export function exportFile(
  { path, response }: Operation,
  { admit, parts }: ExportSpec,
): RouteHandler {
  const [name = 'file', extension = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
  return async (request) => {
    const isDownload = request.method !== 'HEAD'
    await admit(sessionHeaders(request.headers), isDownload)
    return new Response(isDownload ? toStream(parts()) : null, {
      headers: {
        'content-type': response.type ?? 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}-${siteDay(new Date())}.${extension}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}
