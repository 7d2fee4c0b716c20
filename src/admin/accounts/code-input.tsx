'use client'

import { useEffect, useRef } from 'react'

interface CodeInputProps {
  acceptsRecoveryCodes?: boolean
}

/** The field for a code of an authenticator app. It gets the focus when it appears. */
export function CodeInput({ acceptsRecoveryCodes = false }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <label>
      <span>Code</span>
      <input
        ref={input}
        className="guide-input guide-input--large"
        name="code"
        inputMode={acceptsRecoveryCodes ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={acceptsRecoveryCodes ? 20 : 7}
        required
      />
    </label>
  )
}
