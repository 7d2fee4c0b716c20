import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { ResourceSummary } from '@/contract/resources/resource'
import { plural } from '@/domain/text/plural'
import { isWebAddress } from '@/domain/text/safe-link'
import { ResourceFacts } from './resource-facts'
import { ResourceLink } from './resource-link'
import { typeIcon } from './type-icons'

function Sign({ entry: { type, picture } }: { entry: ResourceSummary }) {
  const Icon = typeIcon(type)
  return (
    <div className="grid aspect-square place-items-center overflow-hidden rounded-md bg-sand sm:aspect-4/3">
      {picture ? (
        <Thumb src={picture.src} alt="" className="size-full" />
      ) : (
        <Icon aria-hidden className="size-8 text-primary" strokeWidth={1.4} />
      )}
    </div>
  )
}

function Row({ entry }: { entry: ResourceSummary }) {
  const Arrow = entry.href !== null && isWebAddress(entry.href) ? ArrowUpRight : ArrowRight
  return (
    <li className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 py-6 sm:grid-cols-[11rem_minmax(0,1fr)_1.25rem] sm:grid-rows-[auto_1fr] sm:gap-x-7">
      <div className="sm:row-span-2">
        <Sign entry={entry} />
      </div>
      <div>
        <ResourceFacts entry={entry} />
        <h2 className="mt-1 text-2xl [overflow-wrap:anywhere]">
          <ResourceLink entry={entry} />
        </h2>
      </div>
      <p className="col-span-2 mt-3 max-w-prose text-ink-soft sm:col-span-1 sm:col-start-2 sm:mt-2">
        {entry.description}
      </p>
      {entry.href === null ? null : (
        <Arrow
          aria-hidden
          className="col-start-3 row-start-1 mt-8 size-5 text-accent transition-transform group-hover:translate-x-1 max-sm:hidden"
        />
      )}
    </li>
  )
}

interface ResourceListProps {
  entries: readonly ResourceSummary[]
  words: SiteCopy['resources']
}

function Nothing({ words }: Pick<ResourceListProps, 'words'>) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-sand p-6 md:p-8">
      <h2 className="text-2xl">{words.emptyHeading}</h2>
      <p className="max-w-prose">{words.emptyText}</p>
      <ButtonLink href={paths.resources}>Back to Resources</ButtonLink>
    </div>
  )
}

export function ResourceList({ entries, words }: ResourceListProps) {
  if (entries.length === 0) return <Nothing words={words} />
  return (
    <div>
      <p className="figures font-semibold">{plural(entries.length, 'resource', 'resources')}</p>
      <ul className="mt-3 divide-y divide-hairline border-ink border-t-2">
        {entries.map((entry) => (
          <Row key={entry.slug} entry={entry} />
        ))}
      </ul>
    </div>
  )
}
