import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import type { ChecklistGroup } from '@/contract/moving-checklist/moving-checklist'
import { staticPage } from '@/data/pages/queries'
import { Checklist } from '@/features/moving-checklist/components/checklist'
import { StaticPage } from '../../../_components/static-page/static-page'

/** The page with the checklist of the published version or of a draft. */
export async function MovingChecklistView({ groups }: { groups: readonly ChecklistGroup[] }) {
  const name = staticPages.movingChecklist
  const words = await staticPage(name)
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {groups.length > 0 ? <Checklist groups={groups} /> : null}
    </StaticPage>
  )
}
