import { ExternalLink, Phone } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { CommunityBuilder, CommunityDetail } from '@/contract/community'
import { builderTiers, labelOf } from '@/domain/options'
import { phoneLink } from '@/domain/phone'
import { paths } from '@/lib/paths'
import { Section } from './section'

interface BuilderProps {
  builder: CommunityBuilder
  /** The community's own number and contact stand in where the builder has none. */
  fallback: Pick<CommunityDetail, 'hoaPhone' | 'hoaContact'>
}

function Contact({ builder, fallback }: BuilderProps) {
  const phone = builder.phone ?? fallback.hoaPhone
  const contact = builder.phone ? null : fallback.hoaContact
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <Link
        href={paths.builder(builder.slug)}
        className={buttonClass('outline', 'min-h-11 text-sm')}
      >
        View Builder Profile
      </Link>
      {phone ? (
        <a
          href={phoneLink(phone)}
          className="figures inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Phone aria-hidden className="size-4 text-primary" strokeWidth={1.8} />
          {phone}
        </a>
      ) : null}
      {contact ? <span className="text-ink-soft">{contact}</span> : null}
      {builder.website ? (
        <a
          href={builder.website}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ExternalLink aria-hidden className="size-4 text-primary" strokeWidth={1.8} />
          Website
        </a>
      ) : null}
    </p>
  )
}

function BuilderCard({ builder, fallback }: BuilderProps) {
  return (
    <article className="grid overflow-hidden rounded-lg border border-hairline bg-surface sm:grid-cols-[13rem_1fr]">
      <div className="grid place-items-center border-hairline p-6 max-sm:border-b sm:border-r">
        {builder.logo ? (
          <img
            src={builder.logo}
            alt=""
            width={240}
            height={120}
            loading="lazy"
            className="max-h-24 w-full object-contain"
          />
        ) : (
          <span className="text-center font-display text-xl">{builder.name}</span>
        )}
      </div>
      <div className="p-6">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          <Link href={paths.builder(builder.slug)} className="hover:text-primary">
            {builder.name}
          </Link>
          {builder.tier ? (
            <span className="rounded-sm bg-primary-tint px-2 py-1 font-sans font-semibold text-primary text-xs leading-none tracking-normal">
              {labelOf(builderTiers, builder.tier)} Builder
            </span>
          ) : null}
        </h3>
        {builder.description ? (
          <p className="mt-2 line-clamp-4 text-ink-soft">{builder.description}</p>
        ) : null}
        <Contact builder={builder} fallback={fallback} />
      </div>
    </article>
  )
}

/** Who builds here. */
export function Builders({ community }: { community: CommunityDetail }) {
  if (community.builders.length === 0) return null
  return (
    <Section id="builders" title="Home Builders in the community">
      <ul className="grid gap-4">
        {community.builders.map((builder) => (
          <li key={builder.id}>
            <BuilderCard builder={builder} fallback={community} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
