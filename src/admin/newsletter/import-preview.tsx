import type { NewsletterImportAnswer, PlannedLine } from '@/contract/newsletter/newsletter-import'
import { PlannedLines } from '../file-import/planned-lines'

const outcomes = [
  ['invalid', 'Left out'],
  ['suppressed', 'Must not be written to'],
  ['new', 'New'],
  ['known', 'Already known'],
] as const satisfies readonly (readonly [PlannedLine['outcome'], string])[]

const address = ['Address', (line: PlannedLine) => line.address] as const
const name = ['Name', (line: PlannedLine) => line.name] as const

export function ImportPreview({ answer }: { answer: NewsletterImportAnswer }) {
  const { lines, otherEncoding } = answer
  const hasNames = lines.some((line) => line.name !== '')
  return (
    <>
      {otherEncoding ? (
        <p>{`The file is written in ${otherEncoding}, not in UTF-8: look whether accents are right.`}</p>
      ) : null}
      <PlannedLines
        lines={lines}
        outcomes={outcomes}
        columns={hasNames ? [address, name] : [address]}
      />
    </>
  )
}
