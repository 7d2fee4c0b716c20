import type { AccessArgs } from 'payload'
import { isFileRequest } from './file-request'
import { siteOrStaff } from './site-or-staff'

/** Pictures are files that anybody may load; their list and their records are for staff. */
export const filesOrStaff = ({ req, isReadingStaticFile }: AccessArgs): boolean =>
  isReadingStaticFile === true || isFileRequest(req) || siteOrStaff({ req })
