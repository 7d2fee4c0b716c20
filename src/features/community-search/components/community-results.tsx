import type { ReactNode } from 'react'
import { CommunityCard } from '@/components/community-card/community-card'
import { SmallCommunityCard } from '@/components/community-card/small-card'
import type { CommunitySummary } from '@/contract/community'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 first-of-type:mt-6">
      <h2 className="mb-5 text-3xl">{title}</h2>
      {children}
    </section>
  )
}

interface ResultsProps {
  communities: readonly CommunitySummary[]
}

/** Pictures that are in view at once on a large screen. */
const EAGER = 2

/** Featured communities as full cards. */
export function FeaturedResults({ communities }: ResultsProps) {
  if (communities.length === 0) return null
  return (
    <Section title="Featured Communities">
      <ul className="grid grid-cols-1 gap-5">
        {communities.map((community, index) => (
          <li key={community.id}>
            <CommunityCard layout="horizontal" community={community} priority={index < EAGER} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The rest as small cards. */
export function AdditionalResults({ communities }: ResultsProps) {
  if (communities.length === 0) return null
  return (
    <Section title="Additional Communities">
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {communities.map((community) => (
          <li key={community.id}>
            <SmallCommunityCard community={community} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
