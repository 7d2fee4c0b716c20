import { Check, Plus } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { describeInclusions, joinLabels } from '@/domain/inclusions/describe'
import { countKnown, type Inclusions } from '@/domain/inclusions/inclusions'

interface PriceIncludesProps {
  inclusions: Inclusions
  /** Whether the builders of a community answer what it does not answer itself. */
  differsByBuilder?: boolean
}

interface ItemsProps {
  title: string
  items: readonly string[]
  icon: typeof Check
}

function Items({ title, items, icon: Icon }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 shrink-0 text-primary" strokeWidth={2} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

const listMissing = (labels: readonly string[]) =>
  labels.length > 0 ? ` Not supplied: ${joinLabels(labels)}.` : ''

/** What the price includes, what comes on top, and what the builder did not supply. */
export function PriceIncludes({ inclusions, differsByBuilder = false }: PriceIncludesProps) {
  const { known, total, missing } = countKnown(inclusions)
  const { included, extra, facts } = describeInclusions(inclusions)
  if (known === 0) return null
  return (
    <Section id="price-includes" title="What the price includes">
      <div className="grid max-w-3xl grid-cols-2 gap-x-6">
        <Items title="In the price" items={included} icon={Check} />
        <Items title="Costs extra" items={extra} icon={Plus} />
      </div>
      <dl className="mt-6 max-w-3xl divide-y divide-hairline border-hairline border-y">
        {facts.map(({ label, text }) => (
          <div
            key={label}
            className="grid grid-cols-[8rem_1fr] gap-x-4 py-3 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {differsByBuilder
          ? 'The rest differs by builder: see the floor plans.'
          : `${known} of ${total} questions answered.${listMissing(missing)}`}
      </p>
    </Section>
  )
}
