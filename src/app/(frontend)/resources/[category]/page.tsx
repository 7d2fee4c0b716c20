import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { onlyTitled, type StaticPageName } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { listResources } from '@/data/resources/queries'
import { getSiteCopy } from '@/data/site/queries'
import { resourceCategories } from '@/domain/enums'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { OtherCategories } from '../_components/other-categories'
import { ResourceList } from '../_components/resource-list'

interface Props {
  params: Promise<{ category: string }>
}

/** The category in the URL. Its texts are stored in the page whose slug is the category's value. */
async function nameIn(params: Props['params']): Promise<StaticPageName | null> {
  const { category } = await params
  const known = resourceCategories.find(({ value }) => value === category)
  if (!known) return null
  const { value, label } = known
  return { slug: value, path: paths.resourceCategory(value), before: onlyTitled(label) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameIn(params)
  return name ? staticPageMetadata(name) : { title: notFoundWords.resource.title }
}

export default async function CategoryPage({ params }: Props) {
  const name = await nameIn(params)
  if (!name)
    return redirectOrNotFound(
      paths.resourceCategory((await params).category),
      <NotFoundNotice {...notFoundWords.resource} />,
    )
  const [words, { resources }, all] = await Promise.all([
    staticPage(name),
    getSiteCopy(),
    listResources(),
  ])
  return (
    <StaticPage
      name={name}
      words={words}
      aside={
        <OtherCategories current={name.slug} entries={all} heading={resources.categoriesHeading} />
      }
    >
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      <ResourceList
        entries={all.filter(({ category }) => category === name.slug)}
        words={resources}
      />
    </StaticPage>
  )
}
