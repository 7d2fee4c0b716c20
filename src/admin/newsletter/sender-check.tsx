'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Badge } from '../cells/badge'
import { checkSender } from './sender-actions'

type Result = Awaited<ReturnType<typeof checkSender>>

const states = {
  good: { label: 'Found', tone: 'good' },
  missing: { label: 'Missing', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'plain' },
} as const

/** Looks up whether the domain of the sender has the DNS records that mail providers require. */
export function SenderCheck() {
  const [result, setResult] = useState<Result | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function check() {
    setBusy(true)
    setFailed(false)
    try {
      setResult(await checkSender())
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <section className="field-type" aria-label="DNS records of the sender">
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={() => void check()}
      >
        {isBusy ? 'Checking…' : 'Check the DNS records of the sender'}
      </Button>
      <div role="status">
        {hasFailed && <p>The check failed. Please try again.</p>}
        {result && (
          <>
            <p>
              Emails are sent from <strong>{result.domain}</strong>.
            </p>
            <ul>
              {result.checks.map(({ name, state, text }) => (
                <li key={name}>
                  <strong>{name}</strong>{' '}
                  <Badge tone={states[state].tone}>{states[state].label}</Badge> {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
