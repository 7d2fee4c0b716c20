import type { ReactNode } from 'react'
import { HomeView } from '@/app/(frontend)/_components/home-view'
import { AboutView } from '@/app/(frontend)/about/_components/about-view'
import { ContactView } from '@/app/(frontend)/contact/_components/contact-view'
import { HousingGuidesView } from '@/app/(frontend)/resources/housing-guides/_components/housing-guides-view'
import { HowToUseView } from '@/app/(frontend)/resources/how-to-use-this-site/_components/how-to-use-view'
import { MovingChecklistView } from '@/app/(frontend)/resources/moving-checklist/_components/moving-checklist-view'
import type { GlobalName } from '@/content/global-labels'
import { glossaryDraft } from '@/data/glossary/queries'
import { movingChecklistDraft } from '@/data/moving-checklist/queries'
import { aboutDraft, housingGuidesDraft, howToUseDraft } from '@/data/pages/queries'
import type { Draft } from '@/data/payload/version'
import {
  getSiteCopy,
  homeContent,
  homeDraft,
  navigationDraft,
  siteCopyDraft,
  siteInfoDraft,
} from '@/data/site/queries'
import type { Staff } from '@/data/staff/staff'
import { communityWith, type SiteCopyPage, siteCopyView } from './site-copy-pages'

interface Preview {
  readonly isDraft: boolean
  readonly view: ReactNode
}

type ReadPreview = (staff: Staff, page: SiteCopyPage) => Promise<Preview>

/** Combines loading a draft with rendering it as its page does. */
function createPreview<Content>(
  read: (staff: Staff) => Promise<Draft<Content>>,
  show: (content: Content, page: SiteCopyPage) => ReactNode | Promise<ReactNode>,
): ReadPreview {
  return async (staff, page) => {
    const { isDraft, content } = await read(staff)
    return { isDraft, view: await show(content, page) }
  }
}

/** The page on which each global is previewed. */
export const globalPreviews: Readonly<Record<GlobalName, ReadPreview>> = {
  home: createPreview(homeDraft, async (home) => (
    <HomeView home={home} words={await getSiteCopy()} />
  )),
  // The layout shows the draft in the header and the footer.
  navigation: createPreview(navigationDraft, async () => (
    <HomeView home={await homeContent()} words={await getSiteCopy()} />
  )),
  'site-settings': createPreview(siteInfoDraft, async (site) => (
    <ContactView site={site} words={await getSiteCopy()} subject="" />
  )),
  'site-copy': createPreview(siteCopyDraft, (words, page) => siteCopyView(page, words)),
  glossary: createPreview(glossaryDraft, async (glossary) =>
    communityWith(await getSiteCopy(), glossary),
  ),
  about: createPreview(aboutDraft, (about) => <AboutView about={about} />),
  'how-to-use': createPreview(howToUseDraft, (content) => <HowToUseView content={content} />),
  'moving-checklist': createPreview(movingChecklistDraft, (groups) => (
    <MovingChecklistView groups={groups} />
  )),
  'housing-guides': createPreview(housingGuidesDraft, (guides) => (
    <HousingGuidesView guides={guides} />
  )),
}
