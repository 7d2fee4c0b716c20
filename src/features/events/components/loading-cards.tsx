import { EVENT_GRID } from '../event-grid'

const cards = ['a', 'b', 'c'] as const

/** Skeleton of three event cards. */
export function LoadingCards() {
  return (
    <div role="status" className={EVENT_GRID}>
      <p className="sr-only">Loading events...</p>
      {cards.map((card) => (
        <div
          key={card}
          aria-hidden
          className="animate-pulse overflow-hidden rounded-lg border border-hairline bg-surface"
        >
          <div className="aspect-8/5 bg-sand" />
          <div className="grid gap-3 p-5">
            <div className="h-5 w-1/3 rounded-sm bg-sand" />
            <div className="h-7 rounded-sm bg-sand" />
            <div className="h-24 rounded-sm bg-sand" />
            <div className="h-20 rounded-sm bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
