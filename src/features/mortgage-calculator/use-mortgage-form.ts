'use client'

import { useEffect, useState } from 'react'
import { type MortgageField, startingForm, typed } from '@/domain/mortgage-fields'
import { fromHash, toHash } from '@/domain/mortgage-link'

/** How long typing pauses before the address follows: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300

/**
 * The form, which begins with the figures of the address and writes its own there once something is
 * typed. The page itself is the same for everybody, so the address is read in the browser.
 */
export function useMortgageForm() {
  const [form, setForm] = useState(startingForm)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    const readAddress = () => {
      const shared = fromHash(window.location.hash)
      if (shared) setForm(shared)
    }
    readAddress()
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
  return { form, type }
}
