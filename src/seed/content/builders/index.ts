import type { SeedBuilder } from '@/seed/types'
import { localBuilders } from './local'
import { nationalBuilders } from './national'
import { regionalBuilders } from './regional'

/** The 38 sample builders: three are real, 35 are fictional. */
export const builders: SeedBuilder[] = [...nationalBuilders, ...regionalBuilders, ...localBuilders]
