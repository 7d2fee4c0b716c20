import path from 'node:path'
import { slugify } from '@/domain/text/slug'
import { ads } from '../content/ads'
import { helpfulLinks } from '../content/helpful-links'
import { serviceProviders } from '../content/providers'
import { realtors } from '../content/realtors'
import { privateSchools, schoolDistricts } from '../content/schools'
import type { SeedContext } from '../context'
import { seedFolder } from '../seed-folder'
import { sequentially } from '../sequentially'
import { seedFile } from './media'

/** Records are listed in the order in which they are created. Communities name their district. */
export async function seedDistricts(context: SeedContext): Promise<void> {
  await sequentially(schoolDistricts, 1, (district) =>
    context.ensure('school-districts', { name: { equals: district.name } }, district),
  )
}

/** Records are listed in the order in which they are created. */
export async function seedRecords(context: SeedContext): Promise<void> {
  await sequentially(helpfulLinks, 1, (link) =>
    context.ensure('helpful-links', { title: { equals: link.title } }, link),
  )
  await sequentially(privateSchools, 1, (school) =>
    context.ensure('private-schools', { name: { equals: school.name } }, school),
  )
  await sequentially(realtors, 1, (realtor) =>
    context.ensure('realtors', { name: { equals: realtor.name } }, realtor),
  )
}

export async function seedProviders(context: SeedContext): Promise<void> {
  await sequentially(serviceProviders, 1, async ({ offerTitle, offerText, ...provider }) => {
    const logo = await seedFile(context, {
      file: `${slugify(provider.name)}.svg`,
      alt: `${provider.name} logo`,
      from: path.join(seedFolder, 'logos/providers'),
    })
    return context.ensure(
      'service-providers',
      { name: { equals: provider.name } },
      { ...provider, logo, offer: { title: offerTitle, text: offerText } },
    )
  })
}

export async function seedAds(context: SeedContext): Promise<void> {
  await sequentially(ads, 2, async ({ creative, ...ad }) => {
    const picture = await seedFile(context, {
      file: creative,
      alt: ad.alt,
      from: path.join(seedFolder, 'ads'),
    })
    return context.ensure('ads', { name: { equals: ad.name } }, { ...ad, creative: picture })
  })
}

/** Adds an example redirect from the old path of an article. */
export async function seedRedirects(context: SeedContext): Promise<void> {
  const slug = 'choosing-the-right-home-builder'
  const article = await context.findId('blog-posts', { slug: { equals: slug } })
  await context.ensure(
    'redirects',
    { from: { equals: `/${slug}` } },
    {
      from: `/${slug}`,
      type: '308',
      to: { type: 'reference', reference: { relationTo: 'blog-posts', value: article } },
    },
  )
}
