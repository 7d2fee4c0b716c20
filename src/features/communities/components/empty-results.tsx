'use client'

import { SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { messages } from '@/content/messages'

interface EmptyResultsProps {
  hint: string
  onClear: () => void
}

export function EmptyResults({ hint, onClear }: EmptyResultsProps) {
  return (
    <div className="mt-6 grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-16 text-center">
      <SearchX aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <p className="font-display text-2xl">{messages.emptyCommunities}</p>
      <p className="max-w-96 text-ink-soft">{hint}</p>
      <Button variant="outline" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  )
}
