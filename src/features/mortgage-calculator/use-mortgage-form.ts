'use client'

import { useEffect, useRef, useState } from 'react'
import { type MortgageField, mortgageFields, startingForm, typed } from '@/domain/mortgage-fields'
import { fromHash, toHash } from '@/domain/mortgage-link'

/** How long typing pauses before the address follows: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300

/** What was typed into the page before its scripts had arrived. */
function typedEarly(root: HTMLElement | null): { field: MortgageField; text: string }[] {
  return mortgageFields.flatMap((field) => {
    const input = root?.querySelector<HTMLInputElement>(`[data-field=${field}]`)
    return input && input.value !== input.defaultValue ? [{ field, text: input.value }] : []
  })
}

/**
 * The form, which begins with the figures of the address and writes its own there once something is
 * typed. The page itself is the same for everybody, so the address is read in the browser.
 */
export function useMortgageForm() {
  const root = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState(startingForm)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    const readAddress = () => {
      const shared = fromHash(window.location.hash)
      if (shared) setForm(shared)
    }
    const early = typedEarly(root.current)
    readAddress()
    if (early.length > 0) setTouched(true)
    for (const { field, text } of early) setForm((current) => typed(current, field, text))
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
  }, [])

  useEffect(() => {
    if (!isTouched) return
    const writeAddress = () => window.history.replaceState(null, '', toHash(form))
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [form, isTouched])

  const type = (field: MortgageField, text: string) => {
    setForm((current) => typed(current, field, text))
    setTouched(true)
  }
  return { root, form, type }
}
