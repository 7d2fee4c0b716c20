'use client'

import { Check } from 'lucide-react'
import { verifyListings } from './actions'
import { focusHeading, useDeed } from './use-deed'

/** Says that a listing was checked with its builder just now. */
export function VerifyButton({ id, name }: { id: number; name: string }) {
  const { isPending, start } = useDeed()
  const verify = () =>
    start({
      act: () => verifyListings([id]),
      done: () => `${name} is verified.`,
      undone: `Somebody is editing ${name}. Try again when they have finished.`,
      after: () => focusHeading('unverified'),
    })
  return (
    <button
      type="button"
      className="desk-button desk-button--success"
      aria-label={`Verified: ${name}`}
      disabled={isPending}
      onClick={verify}
    >
      <Check aria-hidden="true" size={15} /> Verified
    </button>
  )
}
