import { Pagination } from '@/components/ui/pagination'
import { paths } from '@/config/paths'
import type { SearchResult } from '@/contract/search/search'
import { SEARCH_PAGE, type SearchNearness, type SearchQuestion } from '@/domain/search/search'
import { plural } from '@/domain/text/plural'
import { Group } from './group'
import { GroupLinks } from './group-links'

const notices: Record<Exclude<SearchNearness, 'exact'>, string> = {
  alike: 'No exact matches. These names come closest:',
  some: 'Nothing matches all of these words. These match some of them:',
}

interface ResultsProps {
  question: SearchQuestion
  result: SearchResult
}

/** The results in groups, or one group with pagination. */
export function Results({ question, result: { nearness, groups, terms } }: ResultsProps) {
  const { text, section, page } = question
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const shown = section ? groups.filter((group) => group.section === section) : groups
  const pages = Math.ceil((shown[0]?.total ?? 0) / SEARCH_PAGE)
  return (
    <>
      <p className="mt-5 text-ink-soft">
        {nearness === 'exact' ? plural(total, 'result', 'results') : notices[nearness]}
      </p>
      <GroupLinks question={question} groups={groups} total={total} />
      <div className="mt-9 grid gap-13">
        {shown.map((group) => (
          <Group key={group.section} group={group} terms={terms} question={question} />
        ))}
        {shown.length === 0 ? <p className="text-lg">Nothing in this group.</p> : null}
      </div>
      {section && pages > 1 ? (
        <Pagination
          page={page}
          pages={pages}
          hasMore={page < pages}
          to={(number) => paths.searchFor(text, section, number)}
          className="mt-10"
        />
      ) : null}
    </>
  )
}
