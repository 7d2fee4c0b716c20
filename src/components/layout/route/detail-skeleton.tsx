const bar = 'rounded-sm bg-sand motion-safe:animate-pulse'

/** Skeleton of a detail page with a loading message, covering the page below the header. */
export function DetailSkeleton({ words }: { words: string }) {
  return (
    <div className="fixed inset-0 z-30 overflow-hidden bg-paper pt-16 md:pt-25 lg:pt-29">
      <div className="page-width flex flex-col pt-5">
        <div aria-hidden className={`h-5 w-56 max-w-full ${bar}`} />
        <div
          aria-hidden
          className="grid shrink-0 gap-3 overflow-hidden max-md:-mx-5 max-md:mt-6 md:order-last md:grid-cols-[3.05fr_1fr] md:rounded-lg"
        >
          <div className={`aspect-4/3 md:aspect-[93/60] ${bar}`} />
          <div className="hidden gap-3 md:grid md:grid-rows-3">
            <div className={bar} />
            <div className={bar} />
            <div className={bar} />
          </div>
        </div>
        <p className="mt-9 font-display text-5xl text-ink-soft">{words}</p>
        <div aria-hidden className={`mt-4 mb-7 h-6 w-90 max-w-full ${bar}`} />
      </div>
    </div>
  )
}
