import { clsx } from 'clsx'
import { leftOut } from '@/lib/text/left-out'

interface LeftOutNoticeProps {
  parsers: Parameters<typeof leftOut>[0]
  /** The query of the address. */
  given: Parameters<typeof leftOut>[1]
  className?: string
}

/** Says which parts of the address the page does not know and therefore leaves out. */
export function LeftOutNotice({ parsers, given, className }: LeftOutNoticeProps) {
  const parts = leftOut(parsers, given)
  if (parts.length === 0) return null
  return (
    <p className={clsx('rounded-md bg-sand px-5 py-3.5 [overflow-wrap:anywhere]', className)}>
      We didn’t understand part of this link, so we left it out: {parts.join(', ')}.
    </p>
  )
}
