import { Section } from '@/components/layout/section'
import type { BuilderDetail } from '@/contract/builders/builder'
import { tierTitle } from '@/domain/builders/builder-tier'

function getFacts({ isCustom, tier, foundedYear, employees }: BuilderDetail) {
  return [
    { label: 'Home Types', value: isCustom ? 'Custom & Production' : 'Production Homes' },
    { label: 'Builder Tier', value: tierTitle(tier) },
    { label: 'Founded', value: foundedYear },
    { label: 'Employees', value: employees },
  ].filter(({ value }) => value !== null)
}

/** The editors' description, and a few facts. */
export function About({ builder }: { builder: BuilderDetail }) {
  const text = builder.description?.trim()
  return (
    <Section id="about" title={`About ${builder.name}`}>
      {text ? (
        <div className="grid max-w-prose gap-4 text-lg">
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      <dl className="mt-7 grid grid-cols-2 gap-y-5 border-hairline border-y py-5 xl:grid-cols-[auto_auto_auto_auto] xl:divide-x xl:divide-hairline">
        {getFacts(builder).map(({ label, value }) => (
          <div key={label} className="pr-5 xl:not-first:pl-5">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="figures mt-0.5 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
