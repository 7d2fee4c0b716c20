import type { Plugin } from 'payload'
import { audit } from './audit'
import { redirects } from './redirects'
import { keepOldAddresses } from './redirects/keep-old-addresses'
import { seo } from './seo'

export const plugins: Plugin[] = [redirects, keepOldAddresses, seo, audit]
