import { ArrowUpRight } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { AnyLink } from '@/components/ui/any-link'
import { buttonClass } from '@/components/ui/button'
import type { HousingGuides } from '@/contract/pages/housing-guides'
import { Notice } from '../../../_components/static-page/notice'
import { TextCards } from '../../../_components/static-page/text-cards'
import { NetworkLogo } from './network-logo'

/** A description of the network with a link to its site. */
export function Network({ guides }: { guides: HousingGuides }) {
  const { networkName, description, facts, website, websiteLabel, logo, notice } = guides
  return (
    <div className="grid gap-8">
      <div>
        {logo ? <NetworkLogo src={logo.src} /> : null}
        <Section title={networkName}>
          <p className="max-w-prose text-lg">{description}</p>
          <p data-screen-only className="mt-5">
            <AnyLink href={website} className={buttonClass('accent')}>
              {websiteLabel}
              <ArrowUpRight aria-hidden className="size-4.5" />
            </AnyLink>
          </p>
        </Section>
      </div>
      <TextCards cards={facts} />
      {notice ? <Notice text={notice} /> : null}
    </div>
  )
}
