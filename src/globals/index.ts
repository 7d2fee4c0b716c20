import type { GlobalConfig } from 'payload'
import { About } from './About'
import { Glossary } from './Glossary'
import { HomePage } from './HomePage'
import { HousingGuides } from './HousingGuides'
import { HowToUse } from './HowToUse'
import { MovingChecklist } from './MovingChecklist'
import { Navigation } from './Navigation'
import { SiteCopy } from './SiteCopy'
import { SiteSettings } from './SiteSettings'
import { Wording } from './Wording'

/** All globals, in the order of the admin menu. */
export const globals: GlobalConfig[] = [
  SiteSettings,
  Navigation,
  HomePage,
  About,
  HowToUse,
  MovingChecklist,
  HousingGuides,
  SiteCopy,
  Glossary,
  Wording,
]
