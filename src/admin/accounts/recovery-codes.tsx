'use client'

import { CopyToClipboard } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <section className="guide-recovery-codes" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p>
        They are shown only now. If you lose your phone, sign in with one of them. Each works once.{' '}
        <CopyToClipboard value={text} defaultMessage="Copy the recovery codes" />
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a
        className="dashboard-button"
        download="recovery-codes.txt"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
      >
        Download
      </a>
    </section>
  )
}
