'use client'

import { Check } from 'lucide-react'
import { ActionButton } from './action-button'
import { restoreVerification, verifyListings } from './actions'

interface VerifyButtonProps {
  id: number
  name: string
  /** When the listing was last verified, as an ISO date and time. */
  verifiedAt: string | null
}

export function VerifyButton({ id, name, verifiedAt }: VerifyButtonProps) {
  return (
    <ActionButton
      label={`Verified: ${name}`}
      panel="unverified"
      tone="success"
      act={() => verifyListings([id])}
      done={() => `${name} is verified.`}
      undo={{
        act: () => restoreVerification(id, verifiedAt),
        done: () => `${name} is no longer verified.`,
      }}
    >
      <Check aria-hidden="true" size={15} /> Verified
    </ActionButton>
  )
}
