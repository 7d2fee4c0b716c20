import { Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLinks } from './ui/phone-links'

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
    <div className="grid grid-cols-[1.25rem_1fr] content-start gap-x-3.5 border-hairline border-t py-3.5 first:border-t-0 @lg:border-t-0">
      <dt className="contents">
        <Icon aria-hidden className="mt-0.5 size-5 text-primary" strokeWidth={1.6} />
        <span className="text-ink-soft text-sm">{label}</span>
      </dt>
      <dd className="col-start-2 font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** The displayed host name: `hearth-and-hill.example`. */
const siteName = (website: string) => website.replace(/^https?:\/\/(www\.)?|\/$/gi, '')

/** Contact details of a company or person; unknown ones are `null`. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly address?: string | null
}

/** The known contact details as links. */
export function ContactList({ contact }: { contact: Contact }) {
  const { phone, email, website, address } = contact
  const link = 'hover:text-primary'
  return (
    <div className="@container">
      <dl className="gap-x-8 @lg:grid @lg:grid-cols-2">
        {phone ? (
          <Row icon={Phone} label="Phone">
            <PhoneLinks phone={phone} className={`figures block ${link}`} />
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
    </div>
  )
}
