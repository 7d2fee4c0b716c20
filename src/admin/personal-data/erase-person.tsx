'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { PersonErasureResponse } from '@/contract/personal-data/person-erasure'
import { callAdminApi } from '../api-client'
import { download } from '../leads/download'
import { RemainingReferencesList } from './remaining-references-list'
import { requestErasure } from './request-erasure'
import { StoredDataList } from './stored-data-list'

const modalSlug = 'erase-person'

interface Found extends PersonErasureResponse {
  readonly email: string
  readonly isErased: boolean
}

/** Takes an email address, shows what is stored about it, and erases it after a confirmation. */
export function ErasePerson() {
  const { openModal } = useModal()
  const field = useId()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask(address: string, apply: boolean) {
    setBusy(true)
    const { data, error } = await requestErasure(address, apply)
    setBusy(false)
    if (!data) {
      setProblem(error)
      if (!apply) setFound(null)
      return
    }
    setProblem(null)
    setFound({ ...data, email: address, isErased: apply })
    if (apply) setEmail('')
  }

  async function downloadData(address: string) {
    setBusy(true)
    setProblem(null)
    const result = await callAdminApi('/leads/export-person', { email: address })
    try {
      if (!result.data) return setProblem(result.error)
      await download(result.data)
      toast.success('The file was downloaded. It contains personal data; delete it after use.')
    } catch {
      setProblem('The download was interrupted. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  function lookUp(event: FormEvent) {
    event.preventDefault()
    void ask(email.trim(), false)
  }

  return (
    <>
      <form className="erase__form" noValidate onSubmit={lookUp}>
        <label htmlFor={field}>Email address</label>
        <div>
          <input
            id={field}
            className="guide-input guide-input--large"
            type="email"
            autoComplete="off"
            value={email}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${field}-problem`}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
            Look up
          </Button>
        </div>
        {problem && (
          <p id={`${field}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
      <div aria-live="polite">
        {found && (
          <Result
            found={found}
            isBusy={isBusy}
            onErase={() => openModal(modalSlug)}
            onDownload={() => void downloadData(found.email)}
          />
        )}
      </div>
      {found && (
        <ConfirmationModal
          modalSlug={modalSlug}
          heading="Erase this person’s data?"
          body={`All data stored about ${found.email} will be permanently deleted. This cannot be undone.`}
          confirmLabel="Erase permanently"
          onConfirm={() => ask(found.email, true)}
        />
      )}
    </>
  )
}

interface ResultProps {
  found: Found
  isBusy: boolean
  onErase: () => void
  onDownload: () => void
}

function Result({ found, isBusy, onErase, onDownload }: ResultProps) {
  const { email, stored, remaining, isErased } = found
  const isNothing = Object.values(stored).every((amount) => amount === 0)
  return (
    <section className="erase__found" aria-labelledby="erase-found">
      <h2 id="erase-found">
        {isErased
          ? 'Erased'
          : isNothing
            ? `No data is stored about ${email}`
            : `Data stored about ${email}`}
      </h2>
      {!isNothing && <StoredDataList stored={stored} />}
      {isErased && <p>The audit log records that data was erased, but not whose.</p>}
      {!isErased && !isNothing && (
        <div className="erase__actions">
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onDownload}>
            Download this data
          </Button>
          <Button className="erase__button" margin={false} disabled={isBusy} onClick={onErase}>
            Erase this data…
          </Button>
        </div>
      )}
      <RemainingReferencesList remaining={remaining} />
    </section>
  )
}
