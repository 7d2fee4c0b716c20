import { Globe, type LucideIcon, Mail, MapPin, MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import type { BuilderDetail } from '@/contract/builder'
import { phoneLink } from '@/domain/phone'

function Row({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3.5 border-hairline border-t py-3.5 first:border-t-0 sm:max-lg:border-t-0">
      <dt className="contents">
        <Icon aria-hidden className="mt-0.5 size-5 text-primary" strokeWidth={1.6} />
        <span className="text-ink-soft text-sm">{label}</span>
      </dt>
      <dd className="col-start-2 font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** `hearth-and-hill.example`, without what every address begins with. */
const siteName = (website: string) => website.replace(/^https?:\/\/(www\.)?|\/$/gi, '')

/** Every way to reach the builder that is known. */
export function ContactInformation({ builder }: { builder: BuilderDetail }) {
  const { phone, email, website, address } = builder
  const link = 'inline-flex min-h-8 items-center hover:text-primary'
  return (
    <div className="rounded-lg border border-hairline bg-surface p-6 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Section id="contact" title="Contact Information" size="small">
        <dl className="gap-x-8 sm:max-lg:grid sm:max-lg:grid-cols-2">
          {phone ? (
            <Row icon={Phone} label="Phone">
              <a href={phoneLink(phone)} className={`figures ${link}`}>
                {phone}
              </a>
            </Row>
          ) : null}
          {email ? (
            <Row icon={Mail} label="Email">
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </Row>
          ) : null}
          {website ? (
            <Row icon={Globe} label="Website">
              <a href={website} target="_blank" rel="noopener noreferrer" className={link}>
                {siteName(website)}
              </a>
            </Row>
          ) : null}
          {address ? (
            <Row icon={MapPin} label="Address">
              <address>{address}</address>
            </Row>
          ) : null}
        </dl>
        <a href="#message" data-screen-only className={buttonClass('primary', 'mt-3 w-full')}>
          <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
          Send a Message
        </a>
      </Section>
    </div>
  )
}
