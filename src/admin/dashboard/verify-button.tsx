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
      unchanged={`Another user is editing ${name}. Try again later.`}
    >
      <Check aria-hidden="true" size={15} /> Verified
    </ActionButton>
  )
}
