import { contentOf } from '@/http/openapi/document-reader'
import type { Answer } from '@/http/openapi/types'
import { Rows } from './rows'
import { Text } from './text'

interface StatusAnswer {
  readonly status: string
  readonly answer: Answer
}

/** The responses of an operation by status, with their media types and headers. */
export function Answers({ answers }: { answers: readonly StatusAnswer[] }) {
  const rows = answers.map(({ status, answer }) => {
    const [type] = contentOf(answer) ?? []
    return {
      key: status,
      name: <strong className="figures font-semibold">{status}</strong>,
      text: (
        <>
          <Text>{answer.description}</Text>
          <span className="mt-1 block text-ink-soft text-xs">
            {[...(type ? [type] : []), ...Object.keys(answer.headers ?? {})].join(', ')}
          </span>
        </>
      ),
    }
  })
  return <Rows caption="Responses" heads={['Status', 'When']} rows={rows} />
}
