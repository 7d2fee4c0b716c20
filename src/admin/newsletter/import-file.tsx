'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import {
  consentSource,
  type NewsletterImportResponse,
} from '@/contract/newsletter/newsletter-import'
import { plural } from '@/domain/text/plural'
import { ChooseFile } from '../file-import/choose-file'
import { ImportPreview } from './import-preview'
import { type ImportKind, requestImport } from './request-import'

const texts = {
  subscribers: {
    one: 'subscriber',
    many: 'subscribers',
    file: 'CSV file of subscribers',
    about:
      'A CSV file with an “Email Address” column. The columns First Name, Last Name, ZIP, Phone, Interest, Areas of Interest, Realtor and Consent Date are imported too. The maximum is 2 MB and 10,000 rows. Existing subscribers are not changed, and addresses on the do-not-email list are skipped.',
  },
  suppressions: {
    one: 'address',
    many: 'addresses',
    file: 'CSV file of addresses',
    about:
      'A CSV file with an “Email Address” or “SHA-256” column, and an optional “Reason” column. The maximum is 2 MB and 10,000 rows. The subscriptions of these addresses end.',
  },
} as const satisfies Record<ImportKind, Record<string, string>>

/** A file and the preview of its import. */
interface Plan {
  readonly file: File
  readonly response: NewsletterImportResponse
}

/** Previews and applies the import of a CSV file. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const router = useRouter()
  const sourceId = useId()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [source, setSource] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { one, many, file: label, about } = texts[kind]
  const needsSource = kind === 'subscribers'

  async function ask(file: File, apply: boolean) {
    setBusy(true)
    const result = await requestImport({ kind, file, source, apply })
    setBusy(false)
    setProblem(result.error ?? null)
    return result.data ?? null
  }

  async function preview(file: File) {
    const response = await ask(file, false)
    setPlan(response && { file, response })
  }

  async function apply({ file }: Plan) {
    const why = needsSource ? consentSource.safeParse(source).error?.issues[0]?.message : undefined
    if (why) return setProblem(why)
    const done = await ask(file, true)
    if (!done) return
    setPlan(null)
    setSource('')
    toast.success(`${plural(done.written, one, many)} imported`)
    router.refresh()
  }

  const wanted = plan?.response.lines.filter(({ outcome }) => outcome === 'new').length ?? 0
  return (
    <div className="newsletter-tools__sheet file-import">
      <p>{about} You see a preview before anything changes.</p>
      <ChooseFile
        label={label}
        isBusy={isBusy}
        accept=".csv,.txt,text/csv"
        onChoose={(file) => void preview(file)}
      />
      {plan ? <ImportPreview response={plan.response} /> : null}
      {plan && needsSource && wanted > 0 ? (
        <div className="newsletter-tools__source">
          <label htmlFor={sourceId}>Where and when did these people give consent?</label>
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
            Stored as the consent of each new subscriber. For example: “Signed the list at our booth
            at the home show, March 2026”.
          </small>
        </div>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
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
