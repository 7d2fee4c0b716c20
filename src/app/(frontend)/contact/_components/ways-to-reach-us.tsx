import { Clock, type LucideIcon, Mail, Map as MapIcon, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { SiteCopy } from '@/content/site-copy'
import type { SiteInfo } from '@/contract/site/site'

interface RowProps {
  icon: LucideIcon
  label: string
  children: ReactNode
}

function Row({ icon: Icon, label, children }: RowProps) {
  return (
    <div className="relative grid min-h-20 grid-cols-[1.25rem_1fr] content-center gap-x-4 border-hairline border-t py-3.5">
      <dt className="contents">
        <Icon aria-hidden className="mt-0.5 size-5 text-primary" strokeWidth={1.6} />
        <span className="text-ink-soft text-sm">{label}</span>
      </dt>
      <dd className="col-start-2 font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const list = new Intl.ListFormat('en-US')

interface WaysToReachUsProps {
  site: SiteInfo
  words: SiteCopy['answers']
}

/** The guide's phone, email, address and service area. */
export function WaysToReachUs({ site, words }: WaysToReachUsProps) {
  const { phone, email, address, serviceArea } = site
  // The whole row is the target.
  const link = 'after:absolute after:inset-0 hover:text-primary'
  return (
    <Section title={words.contactHeading}>
      <dl>
        <Row icon={Phone} label="Phone">
          <PhoneLinks phone={phone} className={`figures ${link}`} />
        </Row>
        <Row icon={Mail} label="Email">
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Row>
        <Row icon={Clock} label="Response time">
          {words.hours}
        </Row>
        {serviceArea.length > 0 ? (
          <Row icon={MapIcon} label="Service area">
            {list.format(serviceArea)} {serviceArea.length > 1 ? 'counties' : 'County'}, Texas
          </Row>
        ) : null}
        <Row icon={MapPin} label="Address">
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
        </Row>
      </dl>
    </Section>
  )
}
