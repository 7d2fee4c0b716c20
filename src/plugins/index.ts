import type { Plugin } from 'payload'
import { audit } from './audit'
import { documentLocks } from './document-locks'
import { errorMessages } from './error-messages'
import { lists } from './lists'
import { newsletterFiles } from './newsletter'
import { personalData } from './personal-data'
import { pictureStorage } from './picture-storage'
import { redirects } from './redirects'
import { keepOldAddresses } from './redirects/keep-old-addresses'
import { savedFilters } from './saved-filters'
import { seo } from './seo'

export const plugins: Plugin[] = [
  redirects,
  newsletterFiles,
  keepOldAddresses,
  seo,
  lists,
  savedFilters,
  pictureStorage,
  personalData,
  errorMessages,
  documentLocks,
  audit,
]
