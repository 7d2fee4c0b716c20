import { Hammer, House, MapPinned, Newspaper } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'

const links = [
  { icon: House, label: 'All communities', path: paths.communities },
  { icon: Hammer, label: 'Home builders', path: paths.builders },
  { icon: MapPinned, label: 'Map Search', path: paths.communities },
  { icon: Newspaper, label: 'News & blog', path: paths.blog },
] as const

/** Four links to the other sections of the site. */
export function QuickLinks() {
  return (
    <nav
      aria-labelledby="quick-links"
      className="rounded-lg bg-primary px-6 py-7 text-surface md:px-9"
    >
      <h2 id="quick-links" className="text-2xl">
        Quick Links
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ icon: Icon, label, path }) => (
          <li key={label} className="border-night-line border-t">
            <PageLink
              href={path}
              className="flex min-h-14 items-center gap-3 font-semibold underline-offset-4 hover:underline"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-on-night" strokeWidth={1.6} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
