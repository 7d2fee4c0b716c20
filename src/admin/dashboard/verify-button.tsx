'use client'

import { Check } from 'lucide-react'
import { ActionButton } from './action-button'
import { verifyListings } from './actions'

export function VerifyButton({ id, name }: { id: number; name: string }) {
  return (
    <ActionButton
      label={`Verified: ${name}`}
      panel="unverified"
      tone="success"
      act={() => verifyListings([id])}
      done={() => `${name} is verified.`}
      undone={`Somebody is editing ${name}. Try again when they have finished.`}
    >
      <Check aria-hidden="true" size={15} /> Verified
    </ActionButton>
  )
}
