import { createParser } from 'nuqs/server'
import { formatArea, parseArea } from '@/domain/map/map-address'

/** The part of the map that a list is limited to, as a query parameter of its page. */
export const parseAsArea = createParser({ parse: parseArea, serialize: formatArea })
