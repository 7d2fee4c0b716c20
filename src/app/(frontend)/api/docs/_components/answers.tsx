import { contentOf } from '@/http/openapi/document-reader'
import type { Answer } from '@/http/openapi/types'
import { Rows } from './rows'
import { Code, Text } from './text'

interface StatusAnswer {
  readonly status: string
  readonly answer: Answer
}

/** The responses of an operation, by status. */
export function Answers({ answers }: { answers: readonly StatusAnswer[] }) {
  const rows = answers.map(({ status, answer }) => {
    const [type] = contentOf(answer) ?? []
    return {
      key: status,
      name: (
        <>
          <strong className="figures font-semibold">{status}</strong> {type && <Code>{type}</Code>}
        </>
      ),
      text: <Text>{answer.description}</Text>,
    }
  })
  return <Rows caption="Answers" heads={['Status', 'When']} rows={rows} />
}
