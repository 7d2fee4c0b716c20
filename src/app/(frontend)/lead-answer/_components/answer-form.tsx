'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface AnswerFormProps {
  /** The address with the token. */
  action: string
  answers: readonly { readonly value: string; readonly label: string }[]
  /** The answer of the link in the email. It is sent when scripts run: scanners of email run none. */
  pressed?: string | undefined
}

/** One button for each answer. It works without scripts. */
export function AnswerForm({ action, answers, pressed }: AnswerFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <form action={action} method="post" className="mt-7 flex flex-wrap gap-3">
      {answers.map(({ value, label }) => (
        <Button
          key={value}
          ref={value === pressed ? button : undefined}
          type="submit"
          name="answer"
          value={value}
          variant={value === 'yes' ? 'accent' : 'outline'}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
