'use client'

import { SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { messages } from '@/content/messages'

export function EmptyResults({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-6 grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-16 text-center">
      <SearchX aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <h2 className="text-2xl">{messages.emptyBuilders.title}</h2>
      <p className="max-w-96 text-ink-soft">{messages.emptyBuilders.hint}</p>
      <Button variant="outline" onClick={onClear}>
        Show all builders
      </Button>
    </div>
  )
}
