import { PageLink } from '@/components/ui/page-link'
import { staticPages } from '@/content/static-pages'
import type { Correction } from '@/contract/mistakes/correction'
import { listCorrections } from '@/data/mistakes/queries'
import { staticPage } from '@/data/pages/queries'
import { formatLongDate } from '@/lib/dates/format-date'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { StaticPage } from '../_components/static-page/static-page'

const name = staticPages.corrections

export const generateMetadata = () => staticPageMetadata(name)

function Entry({ correction: { title, path, text, correctedAt } }: { correction: Correction }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-hairline border-b py-5 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <time dateTime={correctedAt} className="figures text-ink-soft text-sm sm:pt-0.5">
        {formatLongDate(correctedAt)}
      </time>
      <div>
        <h2 className="font-sans font-semibold text-base tracking-normal wrap-anywhere">
          {path ? (
            <PageLink href={path} className="quiet-link">
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </li>
  )
}

/** What was corrected after visitors had reported it, and when. */
export default async function CorrectionsPage() {
  const [words, corrections] = await Promise.all([staticPage(name), listCorrections()])
  return (
    <StaticPage name={name} words={words}>
      {corrections.length > 0 ? (
        <ul>
          {corrections.map((correction) => (
            <Entry key={correction.id} correction={correction} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft text-lg">Nothing had to be corrected yet.</p>
      )}
    </StaticPage>
  )
}
