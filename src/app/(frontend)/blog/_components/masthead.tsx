/** The opening of the list, which the filter overlaps. */
export function Masthead() {
  return (
    <div className="border-hairline border-b bg-sand">
      <div className="page-width pt-10 pb-20 md:pt-16 md:pb-24">
        <h1 className="max-w-3xl text-5xl">Real Estate Blog & Market Insights</h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">
          Market reports, community spotlights and plain advice for buyers of new homes in Greater
          San Antonio.
        </p>
      </div>
    </div>
  )
}
