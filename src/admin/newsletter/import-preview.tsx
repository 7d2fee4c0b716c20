import type { NewsletterImportResponse, PlannedLine } from '@/contract/newsletter/newsletter-import'
import { PlannedLines } from '../file-import/planned-lines'

const outcomes = [
  ['invalid', 'Skipped'],
  ['suppressed', 'On the do-not-email list'],
  ['new', 'New'],
  ['known', 'Already in the list'],
] as const satisfies readonly (readonly [PlannedLine['outcome'], string])[]

const address = ['Address', (line: PlannedLine) => line.address] as const
const name = ['Name', (line: PlannedLine) => line.name] as const

export function ImportPreview({ response }: { response: NewsletterImportResponse }) {
  const { lines, otherEncoding } = response
  const hasNames = lines.some((line) => line.name !== '')
  return (
    <>
      {otherEncoding ? (
        <p>{`The file is encoded in ${otherEncoding}, not UTF-8. Check that accented letters are correct.`}</p>
      ) : null}
      <PlannedLines
        lines={lines}
        outcomes={outcomes}
        columns={hasNames ? [address, name] : [address]}
      />
    </>
  )
}
