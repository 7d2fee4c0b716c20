import type { SitePage } from '@/contract/pages/site-page'

/** The header of the list. The filter overlaps it. */
export function Masthead({ page }: { page: Pick<SitePage, 'title' | 'intro'> }) {
  return (
    <div className="border-hairline border-b bg-sand">
      <div className="page-width pt-10 pb-20 md:pt-16 md:pb-24">
        <h1 className="max-w-3xl text-5xl">{page.title}</h1>
        {page.intro ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{page.intro}</p> : null}
      </div>
    </div>
  )
}
