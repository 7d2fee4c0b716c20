import { Link } from '@payloadcms/ui'

interface Place {
  readonly text: string
  readonly href: string
  readonly place: string
}

const collection = (slug: string) => `/admin/collections/${slug}`
const global = (slug: string) => `/admin/globals/${slug}`

/** Where each text of the site is edited, in the order in which visitors see the texts. */
const places: readonly Place[] = [
  {
    text: 'The links at the top and at the foot of every page',
    place: 'Header & footer',
    href: global('navigation'),
  },
  {
    text: 'The guide’s name, telephone, address, notices and the newsletter’s setting',
    place: 'Site settings',
    href: global('site-settings'),
  },
  {
    text: 'The slides, sections and cards of the home page',
    place: 'Home page',
    href: global('home'),
  },
  {
    text: 'A community: its pictures, prices, address, schools and who builds there',
    place: 'Communities',
    href: collection('communities'),
  },
  {
    text: 'A builder’s profile and logo',
    place: 'Builders',
    href: collection('builders'),
  },
  {
    text: 'News, market reports and spotlights of the blog',
    place: 'Articles',
    href: collection('blog-posts'),
  },
  {
    text: 'Guides and entries of the resources',
    place: 'Resources',
    href: collection('resources'),
  },
  {
    text: 'Short practical articles',
    place: 'Helpful articles',
    href: collection('helpful-articles'),
  },
  {
    text: 'Grand openings, open houses and tours',
    place: 'Events',
    href: collection('events'),
  },
  {
    text: 'Heading, introduction and notice of every other page, such as Contact or Privacy policy',
    place: 'Pages',
    href: collection('pages'),
  },
  {
    text: 'Short texts that recur: beside forms, below lists, when nothing was found',
    place: 'Recurring words',
    href: global('site-copy'),
  },
  {
    text: 'The banners of the side columns, and how often each was seen and followed',
    place: 'Advertising',
    href: collection('ads'),
  },
  {
    text: 'Pictures, the words for people who do not see them, and where each is used',
    place: 'Pictures',
    href: collection('media'),
  },
  {
    text: 'Where an old address leads',
    place: 'Redirects',
    href: collection('redirects'),
  },
]

export function WhereThings() {
  return (
    <section aria-labelledby="where">
      <h2 id="where">Where each text is edited</h2>
      <div className="help__table">
        <table>
          <thead>
            <tr>
              <th scope="col">On the site</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ text, href, place }) => (
              <tr key={href}>
                <td>{text}</td>
                <td>
                  <Link href={href} prefetch={false}>
                    {place}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        What is published is on the site at the next visit. A draft is seen by the staff alone,
        until somebody publishes it. What is to be on the site at a set hour is scheduled with the
        arrow beside Publish, and stands under Scheduled on the first page.
      </p>
      <p>
        Every save is kept under Versions, where two of them can be compared and an older one
        restored. What was published comes back on the site, at once; a draft comes back as a draft
        beside what is published. “Restore as draft”, in the arrow beside the button, leaves the
        site as it is.
      </p>
      <p>
        Filters that you need again can be kept as saved filters over a list, for yourself or for
        everybody.
      </p>
    </section>
  )
}
