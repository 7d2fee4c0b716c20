import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { ResourceSummary } from '@/contract/resources/resource'
import { TextCards } from '../../_components/static-page/text-cards'

const communities = {
  title: 'Browse communities',
  link: { label: 'See all communities', path: paths.communities },
}

const builders = {
  title: 'Find a builder',
  link: { label: 'See all builders', path: paths.builders },
}

function directoryCard({ title, description, href }: ResourceSummary) {
  const card = { title, text: description }
  return href === null ? card : { ...card, link: { label: 'Visit the directory', path: href } }
}

interface NextStepsProps {
  words: SiteCopy['resources']
  /** The private school directory, if the editors have linked one. */
  directory: ResourceSummary | undefined
}

/** Links to the next steps below a guide. */
export function NextSteps({ words, directory }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" data-screen-only>
      <h2 id="next-steps" className="mb-7 border-ink border-t-2 pt-6 text-3xl">
        Where to go from here
      </h2>
      <TextCards
        columns={3}
        cards={[
          ...(directory ? [directoryCard(directory)] : []),
          { ...communities, text: words.communities },
          { ...builders, text: words.builders },
        ]}
      />
    </section>
  )
}
