import type { AccessArgs } from 'payload'
import { isFileRequest } from './file-request'
import { siteOrStaff } from './site-or-staff'

/** Image files are public; the list and the documents are for staff. */
export const filesOrStaff = ({ req, isReadingStaticFile }: AccessArgs): boolean =>
  isReadingStaticFile === true || isFileRequest(req) || siteOrStaff({ req })
