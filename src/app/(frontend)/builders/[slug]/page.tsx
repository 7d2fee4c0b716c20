import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import type { BuilderDetail } from '@/contract/builders/builder'
import { builderBySlug, builderSeo } from '@/data/builders/queries'
import { readBuilderRecord } from '@/data/builders/record'
import { countHomesOfBuilder } from '@/data/homes/landing'
import { readAnswerRecord } from '@/data/leads/answers'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { pictureVariant } from '@/domain/media/image-sizes'
import { builderTexts } from '@/domain/seo/page-texts'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { BuilderView } from './_components/builder-view'

interface Props {
  params: Promise<{ slug: string }>
}

/**
 * The images of a shared link. Other sites do not render SVG, so an SVG logo is skipped. Without an
 * image, the site's default is used.
 */
function sharePictures({ logo, communities }: BuilderDetail): string[] {
  const candidates = [logo, ...communities.map(({ images }) => images[0])]
  const picture = candidates.find((path) => path && !path.endsWith('.svg'))
  return picture ? [pictureVariant(picture, 'share')] : []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const builder = await builderBySlug((await params).slug)
  if (!builder) return { title: notFoundWords.builder.title }
  const { name, slug, tier, communities } = builder
  const images = sharePictures(builder)
  const own = {
    ...builderTexts({ name, tier, communities: communities.length }),
    alternates: { canonical: paths.builder(slug) },
    ...(images.length > 0 ? { openGraph: { images } } : {}),
  }
  return withSeoOverrides(own, await builderSeo(slug))
}

export default async function BuilderPage({ params }: Props) {
  const { slug } = await params
  const [builder, homes, site, words] = await Promise.all([
    builderBySlug(slug),
    countHomesOfBuilder(slug),
    siteInfo(),
    getSiteCopy(),
  ])
  if (!builder)
    return redirectOrNotFound(paths.builder(slug), <NotFoundNotice {...notFoundWords.builder} />)
  const [answers, record] = await Promise.all([
    readAnswerRecord(builder.id),
    readBuilderRecord(Number(builder.id)),
  ])
  return (
    <BuilderView
      builder={builder}
      answers={answers}
      homes={homes}
      record={record}
      site={site}
      words={words}
    />
  )
}
