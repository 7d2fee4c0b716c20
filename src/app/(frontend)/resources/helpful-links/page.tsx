import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { helpfulLinks } from '@/data/resources/directories'
import { helpfulLinkCategories } from '@/domain/enums'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { LinkGroup } from './_components/link-group'

const name = staticPages.helpfulLinks

export const generateMetadata = () => staticPageMetadata(name)

export default async function HelpfulLinksPage() {
  const [words, links] = await Promise.all([staticPage(name), helpfulLinks()])
  const groups = helpfulLinkCategories.map(({ value, label }) => ({
    id: value,
    title: label,
    links: links.filter(({ category }) => category === value),
  }))
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {groups.map((group) =>
        group.links.length > 0 ? <LinkGroup key={group.id} {...group} /> : null,
      )}
    </StaticPage>
  )
}
