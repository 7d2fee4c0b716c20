import { Section } from '@/components/layout/section'
import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { helpfulArticles } from '@/data/resources/helpful-articles'
import { getSiteCopy } from '@/data/site/queries'
import { helpfulArticleCategories } from '@/domain/enums'
import { CallOut } from '../../_components/static-page/call-out'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { HelpfulArticleCard } from './_components/article-card'

const name = staticPages.helpfulArticles

export const generateMetadata = () => staticPageMetadata(name)

export default async function HelpfulArticlesPage() {
  const [words, articles, siteCopy] = await Promise.all([
    staticPage(name),
    helpfulArticles(),
    getSiteCopy(),
  ])
  const groups = helpfulArticleCategories.map(({ value, label }) => ({
    id: value,
    title: label,
    articles: articles.filter(({ category }) => category === value),
  }))
  return (
    <StaticPage name={name} words={words}>
      {words.content.length > 0 ? <RichText text={words.content} /> : null}
      {groups.map(({ id, title, articles: ofGroup }) =>
        ofGroup.length > 0 ? (
          <Section key={id} id={id} title={title}>
            <ul className="grid gap-6 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-full">
              {ofGroup.map((article) => (
                <li key={article.id}>
                  <HelpfulArticleCard article={article} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null,
      )}
      <CallOut
        heading={siteCopy.articles.moreHeading}
        text={siteCopy.articles.moreText}
        links={[
          { label: 'Subscribe to the newsletter', path: paths.newsletter },
          { label: 'Browse resources', path: paths.resources },
        ]}
      />
    </StaticPage>
  )
}
