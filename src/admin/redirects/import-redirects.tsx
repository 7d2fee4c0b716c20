'use client'

import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type PlannedRow, redirectImportResponse } from '@/contract/redirects/redirect-import'
import { plural } from '@/domain/text/plural'
import { readAdminApi } from '../api-client'
import { ChooseFile } from '../file-import/choose-file'
import { ImportPreview } from './import-preview'

const isWanted = ({ outcome }: PlannedRow) => outcome === 'new' || outcome === 'changed'

/** A file and the preview of its import. */
interface Plan {
  readonly csv: string
  readonly rows: readonly PlannedRow[]
}

/** Previews and applies the import of a CSV file of redirects. */
export function ImportRedirects() {
  const { user } = useAuth()
  const router = useRouter()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask(csv: string, apply: boolean): Promise<readonly PlannedRow[] | null> {
    setBusy(true)
    const { data, error } = await readAdminApi('/redirects/import', redirectImportResponse, {
      csv,
      apply,
    })
    setBusy(false)
    setProblem(error ?? null)
    return data?.rows ?? null
  }

  async function preview(file: File) {
    const csv = await file.text()
    const rows = await ask(csv, false)
    setPlan(rows && { csv, rows })
  }

  async function apply({ csv }: Plan) {
    const rows = await ask(csv, true)
    if (!rows) return
    setPlan(null)
    toast.success(`${plural(rows.filter(isWanted).length, 'redirect', 'redirects')} imported`)
    router.refresh()
  }

  if (user?.role !== 'editor' && user?.role !== 'admin') return null
  const wanted = plan?.rows.filter(isWanted).length ?? 0
  return (
    <section className="file-import file-import--panel" aria-labelledby="redirect-import-title">
      <h2 id="redirect-import-title">Import from a file</h2>
      <p>
        A CSV file with the header row <code>from,to,type</code>, with up to 2,000 redirects. You
        see a preview before anything changes.
      </p>
      <ChooseFile
        label="CSV file of redirects"
        isBusy={isBusy}
        accept=".csv,text/csv"
        onChoose={(file) => void preview(file)}
      />
      {problem ? <p role="alert">{problem}</p> : null}
      {plan ? (
        <>
          <ImportPreview rows={plan.rows} />
          <div className="file-import__buttons">
            <Button
              disabled={isBusy || wanted === 0}
              margin={false}
              onClick={() => void apply(plan)}
            >
              {`Import ${plural(wanted, 'redirect', 'redirects')}`}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setPlan(null)}>
              Cancel
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
