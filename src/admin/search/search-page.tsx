import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { plural } from '@/domain/text/plural'
import { Badge } from '../cells/badge'
import { StaffPage } from '../page/staff-page'
import { type FoundGroup, findDocuments } from './find-documents'
import { SearchBox } from './search-box'

/** Longer input cannot match a title. */
const LENGTH = 100

function Group({ group: { label, total, href, documents } }: { group: FoundGroup }) {
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {documents.map(({ title, href, isPublished }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            {isPublished === false && <Badge tone="plain">Draft</Badge>}
          </li>
        ))}
      </ul>
      {href && total > documents.length && (
        <Link href={href} prefetch={false}>{`Show all ${total}`}</Link>
      )}
    </section>
  )
}

interface ResultsProps {
  search: string
  page: AdminViewServerProps['initPageResult']
}

async function Results({ search, page }: ResultsProps) {
  if (search === '') return <p>Enter a name, a title, a city, or an address.</p>
  const groups = await findDocuments(page, search)
  if (groups.length === 0) {
    return <p role="status">{`No results for “${search}”. Check the spelling, or try one word.`}</p>
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <>
      <p role="status">{`${plural(total, 'result', 'results')} for “${search}”`}</p>
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </>
  )
}

/** Searches all documents that the user may see. */
export function SearchPage(view: AdminViewServerProps) {
  const { q } = view.searchParams ?? {}
  const search = (typeof q === 'string' ? q : '').trim().slice(0, LENGTH)
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
