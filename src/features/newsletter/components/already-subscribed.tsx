import { MailCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** In place of the form for someone who subscribed in this browser before. */
export function AlreadySubscribed({ onOther }: { onOther: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <MailCheck aria-hidden className="size-9 text-success" strokeWidth={1.5} />
      <h2 className="text-3xl">You’re on the list</h2>
      <p className="max-w-lg text-ink-soft text-lg">
        Someone subscribed in this browser. Each newsletter has a link to unsubscribe.
      </p>
      <Button variant="outline" onClick={onOther}>
        Use another address
      </Button>
    </div>
  )
}
