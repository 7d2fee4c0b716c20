import type { UIFieldServerComponent } from 'payload'
import { readInherited } from '@/data/inclusions/inherited'
import { KnownCount } from './known-count'

/** How much is known of what the price includes, and what to ask the builder. */
export const Completeness: UIFieldServerComponent = async ({ data, req }) => (
  <KnownCount inherited={await readInherited(req, data)} />
)
