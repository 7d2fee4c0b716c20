import { ContactList } from '@/components/contact-list'
import { AnyLink } from '@/components/ui/any-link'
import { Picture } from '@/components/ui/picture'
import type { Realtor } from '@/contract/resources/realtor'
import { Lines } from '../../../_components/static-page/lines'

/** Splits a text into paragraphs at empty lines. */
const splitParagraphs = (text: string | null) => (text ?? '').split(/\n\s*\n/).filter(Boolean)

/** A realtor's experience and contact details. */
export function RealtorProfile({ realtor }: { realtor: Realtor }) {
  const {
    name,
    title,
    brokerage,
    brokerageNotice,
    bio,
    photo,
    specialties,
    serviceAreas,
    credentials,
  } = realtor
  return (
    <article className="rounded-lg border border-hairline bg-surface p-6 md:p-8">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <h2 className="text-3xl [overflow-wrap:anywhere]">{name}</h2>
          {title ? <p className="mt-1 font-semibold text-accent">{title}</p> : null}
          {brokerage ? <p>License holder with {brokerage}</p> : null}
          {brokerageNotice ? (
            <p className="text-sm">
              <AnyLink
                href={brokerageNotice}
                className="inline-flex min-h-11 items-center text-primary hover:text-primary-hover"
              >
                <span className="quiet-link">Information About Brokerage Services</span>
              </AnyLink>
            </p>
          ) : null}
          {splitParagraphs(bio).map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          {photo ? (
            <div className="mb-4 aspect-4/3 overflow-hidden rounded-md bg-sand">
              <Picture src={photo.src} alt={photo.alt} sizes="(min-width: 48rem) 17rem, 92vw" />
            </div>
          ) : null}
          <ContactList contact={realtor} />
        </div>
      </div>
      <div className="mt-7 grid gap-7 border-hairline border-t pt-7 md:grid-cols-3">
        <Lines title="Specialties" lines={specialties} />
        <Lines title="Service areas" lines={serviceAreas} />
        <Lines title="Credentials" lines={credentials} />
      </div>
    </article>
  )
}
