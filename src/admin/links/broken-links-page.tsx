import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { type BrokenLink, findBrokenLinks } from '@/data/links/queries'
import { isEditor } from '@/domain/accounts/roles'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { StaffPage } from '../page/staff-page'

function Rows({ links, now }: { links: readonly BrokenLink[]; now: Date }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className="guide-lines" aria-label="Broken links" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col">What is wrong</th>
            <th scope="col">Since</th>
            <th scope="col">Checked</th>
            <th scope="col">Used in</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ url, problem, failedAt, checkedAt, uses }) => (
            <tr key={url}>
              <th scope="row">
                <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {url}
                </a>
              </th>
              <td>{problem}</td>
              <td>{formatShortDay(failedAt, now)}</td>
              <td>{formatShortDay(checkedAt, now)}</td>
              <td>
                <ul>
                  {uses.map(({ slug, id, kind, title }) => (
                    <li key={`${slug} ${id}`}>
                      {kind}:{' '}
                      <Link href={documentHref(slug, id)} prefetch={false}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The links to other websites that do not work, with the documents to correct. */
export async function BrokenLinksPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const isAllowed = isEditor(req.user?.role)
  const links = isAllowed ? await findBrokenLinks(req) : []
  return (
    <StaffPage
      view={view}
      path={adminPaths.brokenLinks}
      nav={[{ label: 'Broken links' }]}
      className="broken-links"
    >
      <header>
        <h1>Broken links</h1>
        <p>
          Links to other websites are checked once a week. One is listed here after it failed on two
          days. Open it before you change it: some websites refuse programs.
        </p>
      </header>
      {!isAllowed ? (
        <p>Only editors and admins can see broken links.</p>
      ) : links.length === 0 ? (
        <p role="status">No broken links.</p>
      ) : (
        <Rows links={links} now={new Date()} />
      )}
    </StaffPage>
  )
}
