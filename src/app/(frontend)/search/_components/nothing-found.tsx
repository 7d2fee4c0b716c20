import { SearchX } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { PhoneLinks } from '@/components/ui/phone-links'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { SiteInfo } from '@/contract/site/site'
import { Places } from './places'

const link = 'quiet-link font-semibold text-primary'

interface NothingFoundProps {
  site: SiteInfo
  words: SiteCopy['search']
  cities: readonly string[]
}

/** Suggestions when a search has no results. */
export function NothingFound({ site, words, cities }: NothingFoundProps) {
  return (
    <>
      <div className="mt-8 flex max-w-3xl gap-5 rounded-lg border border-hairline bg-surface p-6 md:p-8">
        <SearchX aria-hidden className="size-9 shrink-0 text-accent" strokeWidth={1.5} />
        <div>
          <h2 className="text-2xl">{words.helpHeading}</h2>
          <p className="mt-2 text-ink-soft">
            {words.nothingFound} Or{' '}
            <PageLink href={paths.contact} className={link}>
              ask us
            </PageLink>
            , or call <PhoneLinks phone={site.phone} className={`${link} whitespace-nowrap`} />. We
            know of communities that aren’t listed yet.
          </p>
        </div>
      </div>
      <Places heading={words.placesHeading} words={words} cities={cities} />
    </>
  )
}
