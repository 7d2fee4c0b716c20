import { cacheTags } from '@/config/cache-tags'
import { websiteField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textItems } from '@/fields/text-items'
import { declareGlobal } from '../declare'

/** The national network of publications shown on the Housing Guides page. */
export const HousingGuides = declareGlobal({
  slug: 'housing-guides',
  tag: cacheTags.page('housing-guides'),
  fields: [
    { name: 'networkName', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true, maxLength: 2000 },
    textItems('facts', 'Facts', { singular: 'Fact' }),
    websiteField({ required: true }),
    { name: 'websiteLabel', type: 'text', required: true, maxLength: 80 },
    pictureField({ name: 'logo' }),
    { name: 'notice', type: 'textarea', maxLength: 600 },
  ],
})
