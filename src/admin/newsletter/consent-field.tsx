'use client'

import { TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { consentSentences } from './consent-sentences'
import './newsletter.css'

const names = ['givenAt', 'form', 'wordingVersion', 'source', 'confirmedAt'] as const

/** Describes the consent of a subscriber. For a new subscriber, the form asks for it. */
export function ConsentField() {
  const { id } = useDocumentInfo()
  const values = useFormFields(([fields]) =>
    Object.fromEntries(names.map((name) => [name, fields[`consent.${name}`]?.value])),
  )
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h3 id="consent-title">Consent</h3>
      {id ? (
        <ul>
          {consentSentences(values).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <TextField
          path="consent.source"
          field={{
            name: 'source',
            label: 'Where and when they gave consent',
            maxLength: 300,
            admin: {
              description: 'For example: signed up on paper at the open house on March 3.',
            },
          }}
        />
      )}
    </section>
  )
}
