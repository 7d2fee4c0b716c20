import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import { contentTypes } from '@/content-types'
import type { ContentType } from '@/content-types/content-type'
import { HelpTable } from './help-table'

interface Place {
  readonly text: string
  readonly href: string
  readonly place: string
}

const collection = (slug: string) => `/admin/collections/${slug}`
const global = (slug: string) => `/admin/globals/${slug}`

const edited = ({ slug, labels, edits }: ContentType): Place[] =>
  edits.map(({ text, place = labels.plural, collection: other = slug }) => ({
    text,
    place,
    href: collection(other),
  }))

/** Where each text of the site is edited, in the order in which visitors see the texts. */
const places: readonly Place[] = [
  {
    text: 'The links in the header and footer',
    place: 'Header & footer',
    href: global('navigation'),
  },
  {
    text: 'The guide’s name, phone, address and notices, and the newsletter setting',
    place: 'Site settings',
    href: global('site-settings'),
  },
  {
    text: 'The slides, sections and cards of the home page',
    place: 'Home page',
    href: global('home'),
  },
  ...contentTypes.flatMap(edited),
  {
    text: 'Short texts used on several pages: next to forms, below lists, and in empty results',
    place: 'Shared text',
    href: global('site-copy'),
  },
  {
    text: 'The explanations of words such as MUD and HOA, with their links to articles',
    place: 'Glossary',
    href: global('glossary'),
  },
  {
    text: 'The words that forms mark because of fair-housing law, with what to write instead',
    place: 'Fair-housing wording',
    href: global('wording'),
  },
  {
    text: 'The banners in the side columns, with their impressions and clicks',
    place: 'Advertising',
    href: collection('ads'),
  },
  {
    text: 'Pictures in folders, uploads of several at once, their alt text, and where each one is used',
    place: 'Media',
    href: collection('media'),
  },
  {
    text: 'Old URLs and their new targets',
    place: 'Redirects',
    href: collection('redirects'),
  },
  {
    text: 'Removing the sample content with which the guide was set up (admins)',
    place: 'Sample content',
    href: adminPaths.sampleContent,
  },
  {
    text: 'Whether the server is well: emails, background jobs, storage, database (admins)',
    place: 'Status',
    href: adminPaths.status,
  },
]

export function WhereThings() {
  return (
    <section aria-labelledby="where">
      <h2 id="where">Where to edit the site</h2>
      <HelpTable
        columns={['On the site', 'Edit in']}
        rows={places.map(({ text, href, place }) => ({
          key: text,
          cells: [
            text,
            <Link key="place" href={href} prefetch={false}>
              {place}
            </Link>,
          ],
        }))}
      />
      <p>
        Published changes appear on the site on the next page load. Only staff can see a draft until
        it is published. To schedule, open Schedule publishing at the right of the form. Scheduled
        changes are listed on the dashboard.
      </p>
      <p>
        Every save is stored under Versions, where you can compare two versions and restore an older
        one. Restoring a published version updates the site immediately; restoring a draft leaves
        the published version in place. To restore any version as a draft, click the arrow next to
        the button and choose “Restore as draft”.
      </p>
      <p>To reuse a filter, save it above the list, for yourself or for all staff.</p>
    </section>
  )
}
