import type { CollectionSlug, PayloadRequest } from 'payload'
import { isPagePath, pagePaths } from '@/config/page-paths'
import { paths } from '@/config/paths'
import { toWording } from '@/content/wording'
import { documentAt } from '@/content-types/document-url'
import type { NewsletterBlock, NewsletterContent } from '@/contract/newsletter/newsletter-content'
import type { RichNode } from '@/contract/rich-text/rich-text'
import { readBrokenLinks } from '@/database/checked-links'
import { getSession } from '@/database/transactions/session'
import { toOutboundUrl } from '@/domain/links/find-links'
import { BROKEN_AFTER_DAYS } from '@/domain/links/link-state'
import { EMAIL_MAX_BYTES, SUBJECT_SHOWN_LENGTH } from '@/domain/newsletter/issue-limits'
import { safeLink } from '@/domain/text/safe-link'
import { nameWords } from '@/domain/wording/wording'
import { findDocumentMarks } from '@/lib/wording/find-marks'
import type { StoredIssue } from './issue-content'

/** What an editor should change in an issue, one sentence each. */
export interface IssueProblems {
  /** Refuse publication. */
  readonly blocking: readonly string[]
  /** Are only shown. */
  readonly warnings: readonly string[]
}

function linksInText(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.href] : []),
    ...('children' in node ? linksInText(node.children) : []),
  ])
}

/** The addresses that an editor has written or chosen in a block. */
function linksIn(block: NewsletterBlock): string[] {
  if (block.type === 'text') return linksInText(block.text)
  if (block.type === 'cards') return []
  if (block.type === 'advertisement') return [block.ad.link]
  return block.href === null ? [] : [block.href]
}

/** A link without its protocol: Payload shows what follows a colon as a list. */
const shortLink = (href: string) => href.replace(/^[a-z]+:(\/\/)?/i, '')

const isFile = (path: string) => /^\/(api|media|brand)\//.test(path)

/** Pages that exist whatever is published. */
const fixedPaths: ReadonlySet<string> = new Set([...pagePaths, paths.calculator])

/** Whether a path of the site leads to a page, also by a redirect. */
async function leadsToPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (isFile(path) || fixedPaths.has(path)) return true
  const document = documentAt(path)
  if (!document && isPagePath(path)) return true
  if (document) {
    const [collection, slug] = document
    const { totalDocs } = await req.payload.count({
      collection: collection satisfies CollectionSlug,
      where: { slug: { equals: decodeURIComponent(slug) }, _status: { equals: 'published' } },
      req,
    })
    if (totalDocs > 0) return true
  }
  const redirects = await req.payload.count({
    collection: 'redirects',
    where: { from: { equals: path } },
    req,
  })
  return redirects.totalDocs > 0
}

/** The path of an address of this site, or `null`. */
function ownPath(href: string, site: string): string | null {
  if (!/^(\/|https?:)/i.test(href) || !URL.canParse(href, site)) return null
  const url = new URL(href, site)
  return url.origin === new URL(site).origin ? url.pathname : null
}

/** A sentence about each link that leads nowhere. */
async function findDeadLinks(req: PayloadRequest, issue: NewsletterContent): Promise<string[]> {
  const { url: site } = issue.publisher
  const problems: string[] = issue.missing.deadLinks.map(
    (words) =>
      `The link “${words}” leads to a page that visitors do not see. Publish that page, or remove the link.`,
  )
  const broken = new Map(
    (await readBrokenLinks(await getSession(req), BROKEN_AFTER_DAYS)).map((link) => [
      link.url,
      link,
    ]),
  )
  for (const href of new Set(issue.blocks.flatMap(linksIn))) {
    const path = ownPath(href, site)
    const outbound = toOutboundUrl(href, new URL(site).host)
    if (safeLink(href) === null || (path !== null && !(await leadsToPage(req, path)))) {
      problems.push(`The link ${shortLink(href)} leads to no page. Correct or remove it.`)
    } else if (outbound !== null && broken.has(outbound)) {
      problems.push(`The link ${shortLink(href)} is broken. Correct or remove it.`)
    }
  }
  return problems
}

interface ShownPicture {
  readonly src: string
  readonly alt: string
  /** The part of the back office where its alt text is written. */
  readonly place: string
}

/** The pictures that readers see. */
const picturesIn = (issue: NewsletterContent): ShownPicture[] =>
  issue.blocks.flatMap((block) => {
    if (block.type === 'picture') return [{ src: block.src, alt: block.alt, place: 'Media' }]
    if (block.type !== 'advertisement') return []
    return [{ src: block.ad.image, alt: block.ad.alt, place: 'Advertising' }]
  })

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/**
 * What is wrong with an issue. A missing mail server is no problem: its emails then wait in the log.
 *
 * @param html the email of the issue
 */
export async function checkNewsletterIssue(
  req: PayloadRequest,
  stored: StoredIssue,
  issue: NewsletterContent,
  html: string,
): Promise<IssueProblems> {
  const { blocks, missing, publisher, subject } = issue
  const bytes = Buffer.byteLength(html)
  const http = new Set(blocks.flatMap(linksIn).filter((href) => /^http:/i.test(href)))
  const wording = toWording(await req.payload.findGlobal({ slug: 'wording', depth: 0, req }))
  const marks = findDocumentMarks('newsletter-issues', stored, wording)
  const blocking = [
    ...(blocks.length === 0
      ? [
          (stored.content ?? []).length === 0
            ? 'The issue has no content. Add a block before you publish.'
            : 'No block has anything to show. Pick published documents, or add a text.',
        ]
      : []),
    ...((stored.content ?? []).filter(({ blockType }) => blockType === 'advertisement').length > 1
      ? ['An issue has one advertisement. Remove the others.']
      : []),
    ...(await findDeadLinks(req, issue)),
    ...picturesIn(issue)
      .filter(({ alt }) => alt.trim() === '')
      .map(
        ({ src, place }) =>
          `The picture ${decodeURIComponent(src.split('/').at(-1) ?? '')} has no alt text. Write it in ${place}.`,
      ),
    ...(bytes > EMAIL_MAX_BYTES
      ? [
          `The email has ${kilobytes(bytes)} KB, and mail programs cut it off at ${kilobytes(EMAIL_MAX_BYTES)} KB. Shorten a text or remove a block.`,
        ]
      : []),
    ...(publisher.postalAddress === null
      ? [
          'A newsletter must state a postal address. Enter street, city and ZIP code in Site settings.',
        ]
      : []),
  ]
  const warnings = [
    ...(subject.length > SUBJECT_SHOWN_LENGTH
      ? [
          `The subject has ${subject.length} characters. Many mail programs show ${SUBJECT_SHOWN_LENGTH}.`,
        ]
      : []),
    ...[...http].map(
      (href) =>
        `The link ${shortLink(href)} is not encrypted (http). Write https if the website has it.`,
    ),
    ...missing.unpublished.map((title) => `Visitors do not see ${title} now, so it is left out.`),
    ...missing.emptyRules.map((label) => `“${label}” finds nothing, so the block is left out.`),
    ...picturesIn(issue)
      .filter(({ src }) => src.endsWith('.svg'))
      .map(({ alt, place }) =>
        place === 'Media'
          ? `Mail programs show no drawings (SVG), so the email leaves out “${alt}”.`
          : `Mail programs show no drawings (SVG), so the email has these words instead of the banner, “${alt}”`,
      ),
    ...(marks.length > 0
      ? [`${nameWords(marks)} may break fair-housing law. See “Fair-housing wording” in the form.`]
      : []),
  ]
  return { blocking: [...new Set(blocking)], warnings: [...new Set(warnings)] }
}
