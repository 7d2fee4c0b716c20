import { DefaultTemplate } from '@payloadcms/next/templates'
import { Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { plural } from '@/domain/text/plural'
import { Badge } from '../cells/badge'
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

function Results({ search, groups }: { search: string; groups: readonly FoundGroup[] }) {
  if (search === '') return <p>Enter a name, a title, a city, or an address.</p>
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

/**
 * Searches all documents that the user may see. Payload serves custom views without an access check,
 * so the page checks the user.
 */
export async function SearchPage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Fsearch')
  const { q } = searchParams ?? {}
  const search = (typeof q === 'string' ? q : '').trim().slice(0, LENGTH)
  const groups = search === '' ? [] : await findDocuments(initPageResult, search)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      req={req}
      visibleEntities={visibleEntities}
      {...(req.user ? { user: req.user } : {})}
    >
      <SetStepNav nav={[{ label: 'Search' }]} />
      <main className="guide-search">
        <h1>Search</h1>
        <SearchBox label="Search again" value={search} />
        <Results search={search} groups={groups} />
      </main>
    </DefaultTemplate>
  )
}
