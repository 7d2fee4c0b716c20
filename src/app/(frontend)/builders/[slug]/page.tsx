import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import type { BuilderDetail } from '@/contract/builder'
import { keptBuilder } from '@/data/kept'
import { siteInfo } from '@/data/site'
import { tierTitle } from '@/domain/builder-tier'
import { plural } from '@/domain/plural'
import { BuilderMessageForm } from '@/features/enquiry/components/builder-message-form'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'
import { builderBusiness } from '@/lib/structured-data/builder-business'
import { leadOn } from '../../lead-on'
import { About } from './_components/about'
import { ActiveCommunities } from './_components/active-communities'
import { BuilderHeader } from './_components/builder-header'
import { ContactInformation } from './_components/contact-information'

interface Props {
  params: Promise<{ slug: string }>
}

/** Made at the first visit, kept, and made anew when the builder or a community changes. */
export function generateStaticParams() {
  return []
}

/** What a shared link shows: no drawing, for other sites do not read SVG; else the site's own picture. */
function sharePictures({ logo, communities }: BuilderDetail): string[] {
  const candidates = [logo, ...communities.map(({ images }) => images[0])]
  const picture = candidates.find((path) => path && !path.endsWith('.svg'))
  return picture ? [pictureVariant(picture, 'share')] : []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const builder = await keptBuilder((await params).slug)
  if (!builder) return {}
  const { name, slug, tier, communities } = builder
  const images = sharePictures(builder)
  return {
    title: `${name}, ${tierTitle(tier)}`,
    description: `${name} in Greater San Antonio: ${plural(communities.length, 'active community', 'active communities')}, home types, contact information and a message form.`,
    alternates: { canonical: paths.builder(slug) },
    ...(images.length > 0 ? { openGraph: { images } } : {}),
  }
}

export default async function BuilderPage({ params }: Props) {
  const { slug } = await params
  const [builder, site] = await Promise.all([keptBuilder(slug), siteInfo()])
  if (!builder) return leadOn(paths.builder(slug))
  const { id, name, phone, email } = builder
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={builderBusiness(site.url, builder)} />
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Builders', path: paths.builders },
        ]}
        here={name}
      />
      <BuilderHeader builder={builder} />
      <div className="mt-10 grid grid-cols-1 items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16">
        <About builder={builder} />
        <ContactInformation builder={builder} />
        <div className="grid gap-14 lg:col-start-1">
          <ActiveCommunities builder={builder} />
          <BuilderMessageForm builder={{ id, name, phone, email }} />
        </div>
      </div>
    </div>
  )
}
