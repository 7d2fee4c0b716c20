import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import { movingChecklist } from '@/data/moving-checklist/queries'
import { staticPage } from '@/data/pages/queries'
import { Checklist } from '@/features/moving-checklist/components/checklist'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

const name = staticPages.movingChecklist

export const generateMetadata = () => staticPageMetadata(name)

export default async function MovingChecklistPage() {
  const [words, groups] = await Promise.all([staticPage(name), movingChecklist()])
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {groups.length > 0 ? <Checklist groups={groups} /> : null}
    </StaticPage>
  )
}
