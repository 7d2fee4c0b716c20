'use client'

import { type KeyboardEvent, useState } from 'react'
import { TextField } from '@/components/ui/field'
import { shownPrice, typedPrice } from '../price-filter'

interface PriceFieldProps {
  label: string
  placeholder: string
  /** The bound as it is in the URL. */
  value: string
  problem: string | undefined
  onChange: (bound: string | null) => void
}

/** A typed bound of the price. It is applied by Enter and when the field is left. */
export function PriceField({ label, placeholder, value, problem, onChange }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function apply() {
    if (draft === null) return
    setDraft(null)
    if (draft !== shownPrice(value)) onChange(typedPrice(draft))
  }

  function applyOnEnter({ key }: KeyboardEvent) {
    if (key === 'Enter') apply()
  }

  return (
    <TextField
      label={label}
      error={problem}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? shownPrice(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={applyOnEnter}
    />
  )
}
