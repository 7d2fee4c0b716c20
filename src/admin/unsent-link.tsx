import { CopyToClipboard } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { NOT_SENT } from '@/content/not-sent'

interface UnsentLinkProps {
  link: string
  /** A sentence about who gets the link. */
  children: ReactNode
}

/** The link of an email that was not sent, for the editor to pass on. */
export function UnsentLink({ link, children }: UnsentLinkProps) {
  return (
    <>
      {NOT_SENT} {children} <code>{link}</code>{' '}
      <CopyToClipboard value={link} defaultMessage="Copy link" />
    </>
  )
}
