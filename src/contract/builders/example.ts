import { exampleCommunity } from '../communities/example'
import { type BuilderSummary, builderCommunity } from './builder'

/** A builder of the sample content with a value in every field, for the reference. */
export const exampleBuilder: BuilderSummary = {
  id: '4',
  name: 'Hearth & Hill Homes',
  slug: 'hearth-and-hill-homes',
  logo: '/media/hearth-and-hill-homes.svg',
  tier: 'local',
  description: 'Custom homes in the Hill Country.',
  isCustom: true,
  website: 'https://hearthandhill.example',
  phone: '(210) 555-0161',
  email: 'hello@hearthandhill.example',
  foundedYear: 1998,
  employees: '40-60',
  address: '12 Main Plaza, Boerne, Texas 78006',
  communities: [builderCommunity.parse(exampleCommunity)],
}
