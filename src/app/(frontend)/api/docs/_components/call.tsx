import type { Operation } from '@/contract/operation'
import { Answer } from './answer'
import { Body } from './body'
import { CodeBlock, JsonBlock } from './code-block'
import { curlOf } from './curl'
import { Errors } from './errors'
import { MethodBadge } from './method-badge'
import { Parameters } from './parameters'
import { Text } from './text'

interface CallProps {
  readonly operation: Operation
  /** The origin of the site. */
  readonly site: string
}

/** One operation: description and tables, with examples beside them on wide screens. */
export function Call({ operation, site }: CallProps) {
  const { id, method, path, summary, description, security, example } = operation
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-hairline border-t py-9">
      <h3 id={`${id}-title`} className="text-xl">
        {summary}
      </h3>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <MethodBadge method={method} />
        <code className="font-semibold text-sm [overflow-wrap:anywhere]">{path}</code>
        {security === 'staff' ? (
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
          <Parameters operation={operation} />
          <Body operation={operation} />
          <Answer operation={operation} />
          <Errors operation={operation} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <CodeBlock title="Call">{curlOf(operation, site)}</CodeBlock>
          {example.body === undefined ? null : <JsonBlock title="Body" value={example.body} />}
          {example.answer === undefined ? null : (
            <JsonBlock title="Answer" value={example.answer} />
          )}
        </div>
      </div>
    </article>
  )
}
