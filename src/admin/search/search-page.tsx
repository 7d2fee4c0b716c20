import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { FoundDocument } from '@/contract/staff/found-documents'
import { plural } from '@/domain/text/plural'
import { Badge } from '../cells/badge'
import { StaffPage } from '../page/staff-page'
import { SEARCH_LENGTH } from './find-best'
import { findDocuments, findSettings } from './find-documents'
import { SearchBox } from './search-box'

/** The number of documents per collection. */
const SHOWN = 5

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      {children}
    </section>
  )
}

function Found({ document }: { document: FoundDocument }) {
  const { title, href, details, isPublished } = document
  return (
    <li>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {isPublished === false && <Badge tone="plain">Draft</Badge>}
      {details.length > 0 && <span className="guide-search__details">{details.join(' · ')}</span>}
    </li>
  )
}

interface ResultsProps {
  search: string
  page: AdminViewServerProps['initPageResult']
}

async function Results({ search, page }: ResultsProps) {
  if (search === '') return <p>Enter a name, a title, a city, or an address.</p>
  const groups = await findDocuments(page, search, SHOWN)
  const settings = findSettings(page, search)
  const total = groups.reduce((sum, group) => sum + group.total, settings.length)
  if (total === 0) {
    return <p role="status">{`No results for “${search}”. Check the spelling, or try one word.`}</p>
  }
  return (
    <>
      <p role="status">{`${plural(total, 'result', 'results')} for “${search}”`}</p>
      {groups.map(({ label, documents, href, total: all }) => (
        <Group key={label} label={label}>
          <ul>
            {documents.map((document) => (
              <Found key={document.href} document={document} />
            ))}
          </ul>
          {href && all > documents.length && (
            <Link href={href} prefetch={false}>{`Show all ${all}`}</Link>
          )}
        </Group>
      ))}
      {settings.length > 0 && (
        <Group label="Settings">
          <ul>
            {settings.map(({ title, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  )
}

/** Searches all documents that the user may see. */
export function SearchPage(view: AdminViewServerProps) {
  const { q } = view.searchParams ?? {}
  const search = (typeof q === 'string' ? q : '').trim().slice(0, SEARCH_LENGTH)
  return (
    <StaffPage
      view={view}
      path={adminPaths.search}
      nav={[{ label: 'Search' }]}
      className="guide-search"
    >
      <h1>Search</h1>
      <SearchBox label="Search again" value={search} />
      <Results search={search} page={view.initPageResult} />
    </StaffPage>
  )
}
