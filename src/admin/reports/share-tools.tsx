'use client'

import { toast } from '@payloadcms/ui'
import { REPORT_LINK_DAYS } from '@/domain/reports/email-words'

const button = 'dashboard-button dashboard-button--large'

/** Copies the public link of a report, and prints the report. */
export function ShareTools({ link }: { link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(`Link copied. It works for ${REPORT_LINK_DAYS} days, without sign-in.`)
    } catch {
      toast.error('The browser did not allow copying. Open the public page and copy its address.')
    }
  }
  return (
    <>
      <button type="button" className={button} onClick={() => void copy()}>
        Copy public link
      </button>
      <a href={link} target="_blank" rel="noreferrer" className={button}>
        Open public page
      </a>
      <button type="button" className={button} onClick={() => window.print()}>
        Print
      </button>
    </>
  )
}
