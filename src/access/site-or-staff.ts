import type { PayloadRequest } from 'payload'
import { staff } from './staff'

/** For content without drafts: staff, and the site's pages through the Local API. */
export const siteOrStaff = ({ req }: { req: PayloadRequest }): boolean =>
  staff({ req }) || req.payloadAPI === 'local'
