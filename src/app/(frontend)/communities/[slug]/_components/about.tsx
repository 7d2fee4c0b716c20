import { Section } from '@/components/layout/section'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import { getLabel, type Option } from '@/domain/enums'
import { formatNumber } from '@/domain/text/format-number'
import { fillPlaceholders } from '@/domain/text/placeholders'

interface AboutProps {
  community: CommunityDetail
  buildTime: string | null
  homeTypes: readonly Option[]
  words: SiteCopy['community']
}

function Facts({ community, buildTime, homeTypes, words }: AboutProps) {
  const { homesAvailable } = community
  const types = community.homeTypes.map((type) => getLabel(homeTypes, type))
  const builders = community.builders.length
  const facts = [
    {
      value: formatNumber(homesAvailable),
      label: homesAvailable === 1 ? 'home available' : 'homes available',
    },
    { value: String(builders), label: builders === 1 ? 'builder' : 'builders' },
    ...(types.length > 0
      ? [{ value: types.join(', '), label: types.length === 1 ? 'home type' : 'home types' }]
      : []),
    { value: buildTime ?? words.buildTime, label: 'to build, typically' },
  ]
  return (
    <dl className="mt-7 grid grid-cols-2 gap-y-5 border-hairline border-y py-5 lg:grid-cols-4 lg:divide-x lg:divide-hairline">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end pr-4 lg:not-first:pl-5">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="figures font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The editors' description, or a generic text. */
export function About(props: AboutProps) {
  const { community, words } = props
  const { name, city } = community
  const text = community.description?.trim() || fillPlaceholders(words.about, { name, city })
  return (
    <Section id="about" title={words.aboutHeading}>
      <div className="grid max-w-prose gap-4 text-lg">
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Facts {...props} />
    </Section>
  )
}
