import { ChevronDown, Heart, Mail, Menu, Phone, Search, X } from 'lucide-react'
import { paths } from '@/config/paths'
import { homesLink } from '@/content/homes-link'
import type { Navigation, SiteInfo } from '@/contract/site/site'
import { parsePhones } from '@/domain/text/phone'
import { SavedCount } from '../shortlist/saved-count'
import { ButtonLink } from '../ui/button'
import { PageLink } from '../ui/page-link'
import { Tooltip } from '../ui/tooltip'
import { MainLinks } from './main-links'
import { MobileDrawer } from './mobile-drawer'
import { ResourcesMenu } from './resources-menu'
import { Wordmark } from './wordmark'

// In px, so that all of them stay on a narrow screen with text at twice its size.
const iconLink =
  'grid h-[44px] w-[44px] shrink-0 place-items-center [interest-delay-end:0s] [interest-delay-start:700ms] md:max-lg:w-[40px]'

/** The edition line, which scrolls away, and the sticky header. */
export function Header({ site, navigation }: { site: SiteInfo; navigation: Navigation }) {
  const { mainLinks, resourcesLabel, resourcesLinks, newsletterButton } = navigation
  const [phone] = parsePhones(site.phone)
  return (
    // The line and the bar are one landmark, but only the bar is sticky.
    <header data-screen-only className="contents">
      <div className="relative z-40 hidden bg-primary-hover text-paper text-xs md:block">
        <div className="page-width flex items-center justify-between gap-6 py-2">
          <p>{site.editionLine}</p>
          <p className="flex items-center gap-5">
            <span className="hidden lg:inline">{site.serviceArea.join(' · ')}</span>
            <PageLink href={homesLink.path} className="font-semibold underline underline-offset-4">
              {homesLink.label}
            </PageLink>
            <a href={phone.href} className="inline-flex items-center gap-2">
              <Phone aria-hidden className="size-3.5" strokeWidth={1.8} />
              {phone.text}
            </a>
          </p>
        </div>
      </div>
      <div className="sticky top-0 z-40 h-16 border-hairline border-b bg-surface lg:h-20">
        <div className="page-width flex h-full items-center justify-between gap-4 max-md:gap-1 md:max-lg:gap-2 md:max-lg:px-5 xl:gap-6">
          <Wordmark name={site.name} givesWay />
          <nav aria-label="Main" className="ml-auto hidden h-full md:block md:max-xl:text-sm">
            <ul className="flex h-full items-center gap-2.5 whitespace-nowrap lg:gap-3.5 xl:gap-7">
              <MainLinks links={mainLinks} />
              <ResourcesMenu
                label={resourcesLabel}
                links={resourcesLinks}
                icon={
                  <ChevronDown
                    aria-hidden
                    className="size-4 transition-transform group-open:rotate-180"
                  />
                }
              />
              <li className="xl:ml-2">
                <ButtonLink
                  href={newsletterButton.path}
                  variant="primary"
                  className="max-xl:min-h-11 max-xl:px-3 max-xl:text-sm"
                >
                  <Mail aria-hidden className="size-4.5 max-xl:hidden" strokeWidth={1.8} />
                  {newsletterButton.label}
                </ButtonLink>
              </li>
            </ul>
          </nav>
          <div className="ml-auto flex items-center max-md:-mr-3 md:-mr-2.5 md:ml-0 lg:-mr-3">
            <PageLink
              href={paths.search}
              aria-label="Search"
              interestfor="search-tooltip"
              className={iconLink}
            >
              <Search aria-hidden className="size-5" />
            </PageLink>
            <Tooltip id="search-tooltip" text="Search" />
            <PageLink
              href={paths.shortlist}
              interestfor="shortlist-tooltip"
              className={`relative ${iconLink}`}
            >
              <Heart aria-hidden className="size-5" />
              <span className="sr-only">Shortlist</span>
              <SavedCount />
            </PageLink>
            <Tooltip id="shortlist-tooltip" text="Shortlist" />
          </div>
          <MobileDrawer
            links={{ mainLinks, resourcesLabel, resourcesLinks, newsletterButton }}
            menuIcon={<Menu aria-hidden className="size-6" strokeWidth={1.8} />}
            closeIcon={<X aria-hidden className="size-6" strokeWidth={1.8} />}
          />
        </div>
      </div>
    </header>
  )
}
