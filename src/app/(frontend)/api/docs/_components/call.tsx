import {
  type DescribedOperation,
  findResponse,
  getAlternatives,
  getContent,
  parametersIn,
} from '@/http/openapi/document-reader'
import type { OpenApiDocument } from '@/http/openapi/types'
import { Body } from './body'
import { CodeBlock, JsonBlock } from './code-block'
import { toCurl } from './curl'
import { MethodBadge } from './method-badge'
import { Parameters } from './parameters'
import { Responses } from './responses'
import { Text } from './text'

interface CallProps {
  readonly document: OpenApiDocument
  readonly described: DescribedOperation
}

/** One operation: description and tables, with examples beside them on wide screens. */
export function Call({ document, described }: CallProps) {
  const { method, path, call } = described
  const { operationId: id, summary, description, requestBody, security, responses } = call
  const byStatus = Object.keys(responses).flatMap((status) => {
    const response = findResponse(document, described, status)
    return response ? [{ status, response }] : []
  })
  const [, body] = (requestBody && getContent(requestBody)) ?? []
  const [, value] = byStatus.map(({ response }) => getContent(response))[0] ?? []
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-hairline border-t py-9">
      <h3 id={`${id}-title`} className="text-xl">
        {summary}
      </h3>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <MethodBadge method={method} />
        <code className="font-semibold text-sm [overflow-wrap:anywhere]">{path}</code>
        {security.length > 0 ? (
          <span className="text-ink-soft text-sm">for editors and admins</span>
        ) : null}
      </p>
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]">
        <div className="grid min-w-0 content-start gap-7">
          {description ? (
            <p className="max-w-prose">
              <Text>{description}</Text>
            </p>
          ) : null}
          <Parameters parameters={parametersIn(document, call)} />
          {body
            ? getAlternatives(document, body.schema).map((schema) => (
                <Body key={schema.description} schema={schema} />
              ))
            : null}
          <Responses responses={byStatus} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <CodeBlock title="Request">{toCurl(document, described)}</CodeBlock>
          {body ? <JsonBlock title="Body" value={body.example} /> : null}
          {value?.example === undefined ? null : (
            <JsonBlock title="Response" value={value.example} />
          )}
        </div>
      </div>
    </article>
  )
}
