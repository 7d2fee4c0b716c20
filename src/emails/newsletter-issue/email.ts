import { paths } from '@/config/paths'
import type { NewsletterBlock, NewsletterContent } from '@/contract/newsletter/newsletter-content'
import { getEmailPicture, isShownInEmail } from '@/domain/media/email-picture'
import { issueLink } from '@/domain/newsletter/issue-link'
import { escapeHtml, oneLine } from '@/domain/text/plain-text'
import { emailPart } from '../email-parts'
import { richTextHtml, richTextPlain, underline } from './rich-text'

/** Stand in the HTML and the text for the reader's own addresses, which the sender fills in. */
export const UNSUBSCRIBE_PLACEHOLDER = '{{unsubscribe}}'
export const PREFERENCES_PLACEHOLDER = '{{preferences}}'

interface Context {
  /** The absolute address of a link. */
  readonly toUrl: (href: string) => string
  /** The absolute address of a file of the site. */
  readonly toFile: (path: string) => string
}

const ADVERTISEMENT = 'Advertisement'

function blockHtml(block: NewsletterBlock, { toUrl, toFile }: Context): string {
  switch (block.type) {
    case 'text':
      return emailPart.text(richTextHtml(block.text, toUrl))
    case 'cards': {
      const cards = block.cards.map(({ title, path, picture, facts, text }) => {
        const html = [facts, text ?? ''].filter(Boolean).map(escapeHtml).join('<br>')
        const src = picture && getEmailPicture(picture.src)
        const slots = { href: toUrl(path), title, html }
        return src ? emailPart.card({ ...slots, src: toFile(src) }) : emailPart.row(slots)
      })
      return [...(block.heading ? [emailPart.title(block.heading)] : []), ...cards].join('\n')
    }
    case 'advertisement': {
      const { image, alt, link } = block.ad
      const href = toUrl(link)
      return isShownInEmail(image)
        ? emailPart.advertisement({ label: ADVERTISEMENT, src: toFile(image), alt, href })
        : emailPart.textAdvertisement({ label: ADVERTISEMENT, words: alt, href })
    }
    case 'picture': {
      const src = getEmailPicture(block.src)
      const href = block.href === null ? null : toUrl(block.href)
      if (!src) return ''
      return href === null
        ? emailPart.plainPicture({ src: toFile(src), alt: block.alt })
        : emailPart.picture({ src: toFile(src), alt: block.alt, href })
    }
    case 'button':
      return emailPart.button({ href: toUrl(block.href), label: block.label })
  }
}

function blockText(block: NewsletterBlock, { toUrl }: Context): string {
  switch (block.type) {
    case 'text':
      return richTextPlain(block.text, toUrl)
    case 'cards': {
      const cards = block.cards.map(({ title, path, facts, text }) =>
        [title, facts, text ?? '', toUrl(path)].filter(Boolean).join('\n'),
      )
      return [...(block.heading ? [underline(block.heading, '-')] : []), ...cards].join('\n\n')
    }
    case 'advertisement':
      return [`${ADVERTISEMENT}:`, block.ad.alt, toUrl(block.ad.link)].join('\n')
    case 'picture':
      return block.href === null ? `[${block.alt}]` : `[${block.alt}]\n${toUrl(block.href)}`
    case 'button':
      return `${block.label}:\n${toUrl(block.href)}`
  }
}

const reason = (publisher: string) =>
  `You receive this email because you subscribed to the newsletter of the ${publisher}.`

/**
 * The email of an issue, the same for all readers but for their placeholders. The HTML and the text
 * say the same.
 */
export function newsletterEmail(issue: NewsletterContent): {
  subject: string
  html: string
  text: string
} {
  const { title, preheader, slug, blocks } = issue
  const { url, postalAddress } = issue.publisher
  const publisher = oneLine(issue.publisher.name)
  const subject = oneLine(issue.subject)
  const context: Context = {
    toUrl: (href) => issueLink(href, url, slug),
    toFile: (path) => new URL(path, url).href,
  }
  const inBrowser = context.toUrl(paths.newsletterIssue(slug))
  const sender = [publisher, ...(postalAddress ? [postalAddress] : [])].join(', ')
  const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${words}</a>`
  const foot = [
    `<p style="margin:0 0 10px">${escapeHtml(reason(publisher))}</p>`,
    `<p style="margin:0 0 10px">${[
      link(inBrowser, 'View in browser'),
      link(PREFERENCES_PLACEHOLDER, 'Change your preferences'),
      link(UNSUBSCRIBE_PLACEHOLDER, 'Unsubscribe'),
    ].join(' &nbsp;·&nbsp; ')}</p>`,
    `<p style="margin:0">${escapeHtml(sender)}</p>`,
  ].join('\n')
  const html = [
    emailPart.start({ subject, publisher, ...(preheader ? { preheader } : {}) }),
    emailPart.heading(title),
    ...blocks.map((block) => blockHtml(block, context)),
    emailPart.end(foot),
  ].join('\n')
  const text = [
    underline(title, '='),
    ...blocks.map((block) => blockText(block, context)),
    [
      `-- \n${reason(publisher)}`,
      `View in browser: ${inBrowser}`,
      `Change your preferences: ${PREFERENCES_PLACEHOLDER}`,
      `Unsubscribe: ${UNSUBSCRIBE_PLACEHOLDER}`,
    ].join('\n'),
    sender,
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
  return { subject, html, text }
}
