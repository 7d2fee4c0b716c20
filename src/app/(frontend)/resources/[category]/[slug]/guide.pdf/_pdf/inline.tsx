import { Link, Text } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { RichInline, RichMark } from '@/contract/rich-text/rich-text'
import { safeLink } from '@/domain/text/safe-link'
import { printable } from './printable'
import { styles } from './styles'

type Look = Readonly<Record<string, string | number>>

const looks: Record<RichMark, Look> = {
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  strike: { textDecoration: 'line-through' },
  underline: { textDecoration: 'underline' },
  // The file contains no monospaced font.
  code: { fontWeight: 700 },
  sub: { verticalAlign: 'sub', fontSize: 7 },
  sup: { verticalAlign: 'super', fontSize: 7 },
}

/**
 * Makes a link absolute, because a downloaded file has no base URL. Returns `null` for an unsafe
 * link.
 */
export function absoluteLink(href: string, origin: string): string | null {
  const address = safeLink(href)
  return address?.startsWith('/') ? `${origin}${address}` : address
}

function one(inline: RichInline, origin: string, key: number): ReactNode {
  if (inline.type === 'break') return '\n'
  if (inline.type === 'text') {
    const { text, marks } = inline
    if (marks.length === 0) return printable(text)
    const look = Object.assign({}, ...marks.map((mark) => looks[mark]))
    return (
      <Text key={key} style={look}>
        {printable(text)}
      </Text>
    )
  }
  const address = absoluteLink(inline.href, origin)
  const children = toInline(inline.children, origin)
  if (address === null) return <Text key={key}>{children}</Text>
  return (
    <Link key={key} src={address} style={styles.link}>
      {children}
    </Link>
  )
}

/** Inline content as children of a `Text`. */
export function toInline(inlines: readonly RichInline[], origin: string): ReactNode {
  return inlines.map((inline, index) => one(inline, origin, index))
}
