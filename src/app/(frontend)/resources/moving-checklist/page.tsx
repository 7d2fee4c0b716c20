import { staticPages } from '@/content/static-pages'
import { movingChecklist } from '@/data/moving-checklist/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { MovingChecklistView } from './_components/moving-checklist-view'

export const generateMetadata = () => staticPageMetadata(staticPages.movingChecklist)

export default async function MovingChecklistPage() {
  return <MovingChecklistView groups={await movingChecklist()} />
}
