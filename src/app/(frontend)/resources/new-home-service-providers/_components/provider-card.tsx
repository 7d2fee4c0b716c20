import { Gift } from 'lucide-react'
import { BuilderLogo } from '@/components/builders/builder-logo'
import { ContactList } from '@/components/contact-list'
import type { ServiceProvider } from '@/contract/resources/service-provider'
import { Lines } from '../../../_components/static-page/lines'

function Offer({ offer: { title, text } }: { offer: NonNullable<ServiceProvider['offer']> }) {
  return (
    <div className="rounded-md bg-accent-tint p-5">
      <p className="flex items-center gap-2 font-semibold text-accent text-sm">
        <Gift aria-hidden className="size-4.5" strokeWidth={1.8} />
        Special offer
      </p>
      <h3 className="mt-1.5 text-xl">{title}</h3>
      {text ? <p className="mt-1.5">{text}</p> : null}
    </div>
  )
}

/** A company with its services, contact details and offer. */
export function ProviderCard({ provider }: { provider: ServiceProvider }) {
  const { name, kind, description, logo, services, offer } = provider
  return (
    <article className="overflow-hidden rounded-lg border border-hairline bg-surface">
      <div className="grid h-36 place-items-center border-hairline border-b px-10">
        <BuilderLogo name={name} logo={logo} className="max-h-24" />
      </div>
      <div className="p-6 md:p-8">
        {kind ? <p className="font-semibold text-accent text-sm">{kind}</p> : null}
        <h2 className="mt-1 text-3xl [overflow-wrap:anywhere]">{name}</h2>
        {description ? <p className="mt-3 max-w-prose text-ink-soft">{description}</p> : null}
        <div className="mt-6 grid gap-8 md:grid-cols-2">
          <div className="grid content-start gap-6">
            <Lines title="Services" lines={services} />
            {offer ? <Offer offer={offer} /> : null}
          </div>
          <ContactList contact={provider} />
        </div>
      </div>
    </article>
  )
}
