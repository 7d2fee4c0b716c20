'use client'

import { Check } from 'lucide-react'
import { verifyListings } from './actions'
import { DeedButton } from './deed-button'

export function VerifyButton({ id, name }: { id: number; name: string }) {
  return (
    <DeedButton
      label={`Verified: ${name}`}
      panel="unverified"
      tone="success"
      act={() => verifyListings([id])}
      done={() => `${name} is verified.`}
      undone={`Somebody is editing ${name}. Try again when they have finished.`}
    >
      <Check aria-hidden="true" size={15} /> Verified
    </DeedButton>
  )
}
