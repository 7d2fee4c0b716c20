import type { SeedCommunity } from '../../types'
import { bexarEast } from './bexar-east'
import { bexarNorth } from './bexar-north'
import { bexarNortheast } from './bexar-northeast'
import { bexarNorthwest } from './bexar-northwest'
import { bexarSouth } from './bexar-south'
import { bexarWest } from './bexar-west'
import { comalBulverdeGardenRidge } from './comal-bulverde-garden-ridge'
import { comalNewBraunfels } from './comal-new-braunfels'
import { guadalupeCibolo } from './guadalupe-cibolo'
import { guadalupeNewBraunfelsSeguin } from './guadalupe-new-braunfels-seguin'
import { guadalupeSchertz } from './guadalupe-schertz'
import { kendallBoerne } from './kendall-boerne'

/** The 63 sample communities, with 6,154 homes and 693 floor plans in total. */
export const communities: SeedCommunity[] = [
  ...bexarNorth,
  ...bexarNorthwest,
  ...bexarWest,
  ...bexarSouth,
  ...bexarEast,
  ...bexarNortheast,
  ...comalNewBraunfels,
  ...comalBulverdeGardenRidge,
  ...guadalupeSchertz,
  ...guadalupeCibolo,
  ...guadalupeNewBraunfelsSeguin,
  ...kendallBoerne,
]
