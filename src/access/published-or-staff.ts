import type { Access } from 'payload'
import { staff } from './staff'

/**
 * Staff read everything. The public reads published documents, and only through the site's own
 * pages and contract, which call the Local API: Payload's REST answers strangers nothing.
 */
export const publishedOrStaff: Access = ({ req }) => {
  if (staff({ req })) return true
  if (req.payloadAPI !== 'local') return false
  return { _status: { equals: 'published' } }
}
