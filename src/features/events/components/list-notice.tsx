import { CalendarX2, CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { eventsQuery } from '@/features/events/api/events'
import type { Tab } from '../search-params'

interface NoticeProps {
  icon: LucideIcon
  title: string
  text: string
  /** Suggested actions. */
  children: ReactNode
}

function Notice({ icon: Icon, title, text, children }: NoticeProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-16 text-center">
      <Icon aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-lg text-ink-soft">{text}</p>
      <div data-screen-only className="flex flex-wrap justify-center gap-3">
        {children}
      </div>
    </div>
  )
}

/** Shown when there are no events, with links to other pages. */
export function EmptyEvents({ tab }: { tab: Tab }) {
  const words = messages.emptyEvents
  return (
    <Notice icon={CalendarX2} title={words.title} text={words[tab]}>
      <ButtonLink href={paths.newsletter}>Hear about new events</ButtonLink>
      <ButtonLink href={paths.communities} variant="outline">
        Browse communities
      </ButtonLink>
    </Notice>
  )
}

/** Shown when the request failed, with a retry button. */
export function FailedEvents({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        icon={CircleAlert}
        title={eventsQuery('all').meta.errorMessage}
        text="Your connection may be slow, or the site may be busy."
      >
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  )
}
