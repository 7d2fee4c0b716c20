import { ArrowRight, Phone } from 'lucide-react'
import { homesLink } from '@/content/homes-link'
import type { Navigation, SiteInfo } from '@/contract/site/site'
import { parsePhones } from '@/domain/text/phone'
import { PageLink } from '../ui/page-link'
import { SocialIcon } from './social-icon'
import { Wordmark } from './wordmark'

function Columns({ columns }: Pick<Navigation, 'columns'>) {
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
      {columns.map(({ title, links }) => (
        <section key={title}>
          <h2 className="mb-2 font-sans font-semibold text-marigold text-xs uppercase tracking-[0.1em]">
            {title}
          </h2>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path + label}>
                <PageLink
                  href={path}
                  className="inline-flex min-h-9 items-center text-on-night transition-colors hover:text-surface"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Social({ links }: { links: Navigation['socialLinks'] }) {
  return (
    <ul className="mt-5 flex gap-2.5">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a
            href={path}
            aria-label={label}
            rel="noopener"
            className="grid size-11 place-items-center rounded-full border border-night-line transition-colors hover:border-on-night"
          >
            <SocialIcon network={label} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Memberships({ navigation }: { navigation: Navigation }) {
  return (
    <ul className="flex flex-wrap gap-2.5 text-xs leading-tight">
      <li className="mr-3 flex items-center gap-3">
        <img src="/brand/equal-housing.svg" alt="" width={32} height={32} loading="lazy" />
        <span className="max-w-24">{navigation.equalHousingText}</span>
      </li>
      {navigation.badges.map((badge) => (
        <li
          key={badge}
          className="flex max-w-32 items-center rounded-md border border-night-line px-3 py-2"
        >
          {badge}
        </li>
      ))}
    </ul>
  )
}

export function Footer({ site, navigation }: { site: SiteInfo; navigation: Navigation }) {
  const [phone] = parsePhones(site.phone)
  return (
    <footer
      data-screen-only
      className="later bg-night text-on-night text-sm [--later-height:73rem] md:[--later-height:53rem] lg:[--later-height:32rem]"
    >
      <div className="page-width pt-14 pb-10">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[17rem_1fr]">
          <div>
            <Wordmark name={site.name} onDark />
            <p className="mt-4 max-w-72 font-semibold text-surface">{site.tagline}</p>
            <p className="mt-2 max-w-72">{navigation.brandText}</p>
            <PageLink
              href={homesLink.path}
              className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-surface"
            >
              <span className="quiet-link">{homesLink.label}</span>
              <ArrowRight aria-hidden className="size-4" strokeWidth={2} />
            </PageLink>
            <Social links={navigation.socialLinks} />
          </div>
          <Columns columns={navigation.columns} />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-night-line border-t pt-7">
          <a href={phone.href} className="group inline-flex items-center gap-3.5">
            <span className="grid size-11 place-items-center rounded-full border border-night-line transition-colors group-hover:border-on-night">
              <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
            </span>
            <span>
              <span className="block text-xs">{navigation.contactLabel} </span>
              <span className="figures block font-bold text-surface text-xl">{phone.text}</span>
            </span>
          </a>
          <Memberships navigation={navigation} />
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2 text-xs">
          <p>
            © {site.copyrightYear} {site.name}. {site.priceNotice}
          </p>
          <p>{site.siteManagerCredit}</p>
        </div>
      </div>
    </footer>
  )
}
