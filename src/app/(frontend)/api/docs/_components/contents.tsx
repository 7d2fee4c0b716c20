import type { DescribedOperation } from '@/http/openapi/document-reader'
import { MethodBadge } from './method-badge'

/** The operations of one tag. */
export interface Chapter {
  readonly tag: string
  readonly text: string
  readonly calls: readonly DescribedOperation[]
}

/** The anchor of a chapter. */
export const toAnchor = (tag: string) => tag.toLowerCase()

/** Links to all operations, by tag. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-labelledby="contents" className="mt-12">
      <h2 id="contents" className="text-2xl">
        Endpoints
      </h2>
      <ul className="mt-4 gap-x-10 md:columns-2">
        {chapters.map(({ tag, calls }) => (
          <li key={tag} className="mb-6 break-inside-avoid">
            <a
              href={`#${toAnchor(tag)}`}
              className="inline-flex min-h-11 items-center font-semibold hover:text-primary"
            >
              {tag}
            </a>
            <ul>
              {calls.map(({ method, path, call: { operationId: id } }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center gap-3 border-hairline border-t py-1.5 hover:text-primary"
                  >
                    <span className="w-20 shrink-0">
                      <MethodBadge method={method} />
                    </span>
                    <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{path}</code>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
