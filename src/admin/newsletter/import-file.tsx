'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { consentSource, type NewsletterImportAnswer } from '@/contract/newsletter/newsletter-import'
import { plural } from '@/domain/text/plural'
import { ChooseFile } from '../file-import/choose-file'
import { ImportPreview } from './import-preview'
import { type ImportKind, requestImport } from './request-import'

const words = {
  subscribers: {
    one: 'subscriber',
    many: 'subscribers',
    file: 'CSV file of subscribers',
    about:
      'A CSV file with a column “Email Address”; First Name, Last Name, ZIP, Phone, Interest, Areas of Interest, Realtor and Consent Date are read as well. 2 MB and 10,000 rows at most. Whoever is known stays as they are; whoever must not be written to stays off the list.',
  },
  suppressions: {
    one: 'address',
    many: 'addresses',
    file: 'CSV file of addresses',
    about:
      'A CSV file with a column “Email Address” or “SHA-256”, and “Reason” where it is known. Subscriptions of these addresses end. 2 MB and 10,000 rows at most.',
  },
} as const satisfies Record<ImportKind, Record<string, string>>

/** A file and the preview of its import. */
interface Plan {
  readonly file: File
  readonly answer: NewsletterImportAnswer
}

/** Previews and applies the import of a CSV file. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const router = useRouter()
  const sourceId = useId()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [source, setSource] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { one, many, file: label, about } = words[kind]
  const asksSource = kind === 'subscribers'

  async function ask(file: File, apply: boolean) {
    setBusy(true)
    const asked = await requestImport({ kind, file, source, apply })
    setBusy(false)
    setRefusal(asked.refusal ?? null)
    return asked.answer ?? null
  }

  async function preview(file: File) {
    const answer = await ask(file, false)
    setPlan(answer && { file, answer })
  }

  async function apply({ file }: Plan) {
    const why = asksSource ? consentSource.safeParse(source).error?.issues[0]?.message : undefined
    if (why) return setRefusal(why)
    const done = await ask(file, true)
    if (!done) return
    setPlan(null)
    setSource('')
    toast.success(`${plural(done.written, one, many)} imported`)
    router.refresh()
  }

  const wanted = plan?.answer.lines.filter(({ outcome }) => outcome === 'new').length ?? 0
  return (
    <div className="newsletter-tools__sheet file-import">
      <p>{about} Nothing is changed before you have seen what would happen.</p>
      <ChooseFile
        label={label}
        isBusy={isBusy}
        accept=".csv,.txt,text/csv"
        onChoose={(file) => void preview(file)}
      />
      {plan ? <ImportPreview answer={plan.answer} /> : null}
      {plan && asksSource && wanted > 0 ? (
        <div className="newsletter-tools__source">
          <label htmlFor={sourceId}>Where and when did these people agree?</label>
          <input
            id={sourceId}
            className="guide-input"
            type="text"
            maxLength={300}
            value={source}
            onChange={({ target }) => setSource(target.value)}
            aria-describedby={`${sourceId}-help`}
          />
          <small id={`${sourceId}-help`}>
            It stands with every one of them as their consent, for example: “Signed the list at our
            stand at the home show, March 2026”.
          </small>
        </div>
      ) : null}
      {refusal ? <p role="alert">{refusal}</p> : null}
      {plan ? (
        <div className="file-import__buttons">
          <Button disabled={isBusy || wanted === 0} margin={false} onClick={() => void apply(plan)}>
            {`Import ${plural(wanted, one, many)}`}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setPlan(null)}>
            Cancel
          </Button>
        </div>
      ) : null}
    </div>
  )
}
