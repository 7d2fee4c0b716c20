import { loadingMessages } from '@/content/loading-messages'

const cards = ['a', 'b', 'c', 'd'] as const

/** Skeleton of the article list. */
export function LoadingArticles() {
  return (
    <div>
      <p role="status" className="mb-5 text-ink-soft">
        {loadingMessages.articles}
      </p>
      <div aria-hidden className="animate-pulse">
        <div className="aspect-4/3 rounded-lg bg-sand sm:aspect-2/1" />
        <div className="mt-10 grid gap-x-8 gap-y-11 sm:grid-cols-2">
          {cards.map((card) => (
            <div key={card}>
              <div className="aspect-8/5 rounded-lg bg-sand" />
              <div className="mt-4 h-5 w-2/3 rounded-sm bg-sand" />
              <div className="mt-3 h-20 rounded-sm bg-sand" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
