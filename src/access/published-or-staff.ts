import type { Access } from 'payload'
import { staff } from './staff'

/**
 * Staff read all documents. Visitors read published documents, and only through the site's pages
 * and its API, which call the Local API. Payload's REST API returns nothing to visitors.
 */
export const publishedOrStaff: Access = ({ req }) => {
  if (staff({ req })) return true
  if (req.payloadAPI !== 'local') return false
  return { _status: { equals: 'published' } }
}
