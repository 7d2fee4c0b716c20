import { CircleAlert, SearchX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { messages } from '@/content/messages'
import { blogPostsQuery } from '@/features/blog/api/posts'

interface NoticeProps {
  icon: typeof SearchX
  title: string
  text: string
  action: { readonly label: string; readonly onClick: () => void }
}

function Notice({ icon: Icon, title, text, action }: NoticeProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-16 text-center">
      <Icon aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-96 text-ink-soft">{text}</p>
      <Button variant="outline" onClick={action.onClick}>
        {action.label}
      </Button>
    </div>
  )
}

/** Shown when no article matches, with a button to clear the filters. */
export function EmptyArticles({ onClear }: { onClear: () => void }) {
  const { title, hint } = messages.emptyArticles
  return (
    <Notice
      icon={SearchX}
      title={title}
      text={hint}
      action={{ label: 'Show all articles', onClick: onClear }}
    />
  )
}

/** Shown when the request failed, with a retry button. */
export function FailedArticles({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        icon={CircleAlert}
        title={blogPostsQuery().meta.errorMessage}
        text="Your connection may be slow, or the site may be busy."
        action={{ label: 'Try again', onClick: onRetry }}
      />
    </div>
  )
}
