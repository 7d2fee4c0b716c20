import type { RichItem, RichMark, RichNode, RichText } from '@/contract/rich-text/rich-text'
import { escapeHtml } from '@/domain/text/plain-text'
import { emailColors } from '../email-layout'

type ToUrl = (href: string) => string

const tags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
} as const satisfies Record<RichMark, string>

const display = `font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:500;line-height:1.25`

function mark(html: string, marks: readonly RichMark[]): string {
  return marks.reduceRight((inner, each) => `<${tags[each]}>${inner}</${tags[each]}>`, html)
}

/**
 * Rich text as the HTML of an email, with absolute links. The editor of an issue has no tables,
 * pictures and cards, so they are left out.
 */
export function richTextHtml(nodes: readonly RichNode[], toUrl: ToUrl): string {
  return nodes.map((node) => nodeHtml(node, toUrl)).join('')
}

function nodeHtml(node: RichNode, toUrl: ToUrl): string {
  const inner = 'children' in node ? richTextHtml(node.children, toUrl) : ''
  switch (node.type) {
    case 'text':
      return mark(escapeHtml(node.text), node.marks)
    case 'break':
      return '<br>'
    case 'link':
      return `<a href="${escapeHtml(toUrl(node.href))}">${inner}</a>`
    case 'paragraph':
      return `<p>${inner}</p>`
    case 'heading': {
      const size = node.level === 2 ? 22 : 18
      return `<h${node.level} style="margin:8px 0 12px;font-size:${size}px;${display}">${inner}</h${node.level}>`
    }
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #B9482A">${inner}</blockquote>`
    case 'list':
      return node.ordered ? `<ol start="${node.start}">${inner}</ol>` : `<ul>${inner}</ul>`
    case 'item':
      return `<li style="margin:0 0 6px">${inner}</li>`
    case 'rule':
      return `<hr style="border:0;border-top:1px solid ${emailColors.line};margin:24px 0">`
    default:
      return ''
  }
}

/** The words of a text, with the address of each link behind its words. */
function toLine(nodes: readonly RichNode[], toUrl: ToUrl): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break') return '\n'
      if (node.type !== 'link') return ''
      const words = toLine(node.children, toUrl)
      const url = toUrl(node.href)
      return words === url || words === node.href ? url : `${words} (${url})`
    })
    .join('')
}

const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by)

function itemText(item: RichItem, bullet: string, toUrl: ToUrl): string {
  const nested = item.children.filter((child) => child.type === 'list')
  const words = item.children.filter((child) => child.type !== 'list')
  const own = indent(toLine(words, toUrl), ' '.repeat(bullet.length)).slice(bullet.length)
  return [bullet + own, ...nested.map((list) => indent(nodeText(list, toUrl), '  '))].join('\n')
}

function nodeText(node: RichNode, toUrl: ToUrl): string {
  switch (node.type) {
    case 'paragraph':
      return toLine(node.children, toUrl)
    case 'heading': {
      const words = toLine(node.children, toUrl)
      return node.level === 2 ? underline(words, '-') : words
    }
    case 'quote':
      return indent(toLine(node.children, toUrl), '> ')
    case 'list':
      return node.children
        .map((item, index) =>
          itemText(item, node.ordered ? `${node.start + index}. ` : '* ', toUrl),
        )
        .join('\n')
    case 'rule':
      return '* * *'
    default:
      return ''
  }
}

/** A heading of a plain text. */
export const underline = (words: string, line: '=' | '-'): string =>
  `${words}\n${line.repeat(Math.min(words.length, 72))}`

/** Rich text as a person would type it. */
export function richTextPlain(text: RichText, toUrl: ToUrl): string {
  return text
    .map((block) => nodeText(block, toUrl))
    .filter(Boolean)
    .join('\n\n')
}
