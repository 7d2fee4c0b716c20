import type { Plugin } from 'payload'
import { sentenceCaseLabels } from '@/payload-patches/admin/sentence-case-labels'
import { fixedCreationTime } from '@/payload-patches/rest/fixed-creation-time'
import { apiTab } from './api-tab'
import { audit } from './audit'
import { centralTime } from './central-time'
import { comments } from './comments'
import { documentForms } from './document-forms'
import { documentLocks } from './document-locks'
import { errorMessages } from './error-messages'
import { hiddenFromContributors } from './hidden-from-contributors'
import { lists } from './lists'
import { livePreview } from './live-preview'
import { newsletterFiles } from './newsletter'
import { personalData } from './personal-data'
import { pictureStorage } from './picture-storage'
import { redirects } from './redirects'
import { keepOldAddresses } from './redirects/keep-old-addresses'
import { reviewEmails } from './review-emails'
import { savedFilters } from './saved-filters'
import { trash } from './trash'
import { versions } from './versions'
import { wording } from './wording'

export const plugins: Plugin[] = [
  trash,
  versions,
  wording,
  redirects,
  newsletterFiles,
  keepOldAddresses,
  lists,
  apiTab,
  hiddenFromContributors,
  savedFilters,
  pictureStorage,
  personalData,
  errorMessages,
  fixedCreationTime,
  documentLocks,
  reviewEmails,
  comments,
  sentenceCaseLabels,
  documentForms,
  livePreview,
  centralTime,
  audit,
]
