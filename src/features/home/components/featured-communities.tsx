'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CommunityCard } from '@/components/community-card/community-card'
import type { HomeSection } from '@/contract/site'
import { featuredQuery } from '@/lib/api/communities'

/** The communities that the editors put forward. */
export function FeaturedCommunities({ words }: { words: HomeSection }) {
  const { data: communities = [] } = useQuery(featuredQuery)
  if (communities.length === 0) return null
  return (
    <section>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="text-3xl">{words.heading}</h2>
          {words.intro ? <p className="mt-1.5 text-ink-soft">{words.intro}</p> : null}
        </div>
        {words.link ? (
          <Link
            href={words.link.path}
            className="quiet-link inline-flex min-h-10 items-center gap-2.5 font-semibold text-primary"
          >
            {words.link.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        ) : null}
      </div>
      <ul className="grid grid-cols-1 gap-7 md:grid-cols-2">
        {communities.map((community) => (
          <li key={community.id}>
            <CommunityCard layout="standard" community={community} />
          </li>
        ))}
      </ul>
    </section>
  )
}
