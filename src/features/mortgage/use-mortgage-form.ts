'use client'

import { useEffect, useRef, useState } from 'react'
import {
  type MortgageField,
  type MortgageStart,
  mortgageFields,
  startingForm,
  typed,
} from '@/domain/mortgage/mortgage-fields'
import { fromHash, toHash } from '@/domain/mortgage/mortgage-link'
import {
  fromTaxYearsHash,
  type TaxYearsFields,
  toTaxYearsHash,
} from '@/domain/mortgage/tax-years-fields'

/** Debounce time of URL updates, which browsers rate-limit. */
const ADDRESS_DELAY_MS = 300

/** Values that were typed before hydration. */
function typedEarly(root: HTMLElement | null): { field: MortgageField; text: string }[] {
  return mortgageFields.flatMap((field) => {
    const input = root?.querySelector<HTMLInputElement>(`[data-field=${field}]`)
    return input && input.value !== input.defaultValue ? [{ field, text: input.value }] : []
  })
}

/**
 * State of the form. It starts with the values of the URL fragment and updates the fragment after
 * edits. The fragment is read in the browser because the page is static.
 */
export function useMortgageForm(start: MortgageStart) {
  const root = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState(() => startingForm(start))
  const [taxYears, setTaxYears] = useState<TaxYearsFields | null>(null)
  const [isTouched, setTouched] = useState(false)
  const hash = `${toHash(form)}${taxYears ? toTaxYearsHash(taxYears) : ''}`

  useEffect(() => {
    const readAddress = () => {
      const shared = fromHash(window.location.hash, start)
      if (!shared) return
      setForm(shared)
      setTaxYears(fromTaxYearsHash(window.location.hash))
    }
    const early = typedEarly(root.current)
    readAddress()
    if (early.length > 0) setTouched(true)
    for (const { field, text } of early) setForm((current) => typed(current, field, text))
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
  }, [start])

  useEffect(() => {
    if (!isTouched) return
    // With its own state, Next leaves the change to the browser. Otherwise it would restore this page,
    // and cancel the navigation of a link that was followed right after typing.
    const writeAddress = () => window.history.replaceState(window.history.state, '', hash)
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, isTouched])

  const type = (field: MortgageField, text: string) => {
    setForm((current) => typed(current, field, text))
    setTouched(true)
  }
  const changeTaxYears = (fields: TaxYearsFields | null) => {
    setTaxYears(fields)
    setTouched(true)
  }
  return { root, form, taxYears, hash, type, changeTaxYears }
}
