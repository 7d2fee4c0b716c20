import 'server-only'
import type { Operation } from '@/contract/operation'
import { siteDay } from '@/lib/site-date'

/** A file that is made while it is sent. It is never cached. */
export function exportAnswer(
  request: Request,
  { path, answer }: Operation,
  parts: AsyncIterator<string>,
): Response {
  const [name = 'file', extension = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': answer.type ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}-${siteDay(new Date())}.${extension}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
