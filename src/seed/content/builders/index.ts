import type { SeedBuilder } from '@/seed/types'
import { localBuilders } from './local'
import { nationalBuilders } from './national'
import { regionalBuilders } from './regional'

/** The sample's 38 builders: three real ones, 35 invented. */
export const builders: SeedBuilder[] = [...nationalBuilders, ...regionalBuilders, ...localBuilders]
