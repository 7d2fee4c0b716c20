import { MessageSquare, Phone } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { phoneLink } from '@/domain/text/phone'

interface AskButtonProps {
  /** The heading of the form. */
  label: string
  phone: string | null
}

/** Who to call today, and the form below. */
export function AskButton({ label, phone }: AskButtonProps) {
  return (
    <p data-screen-only className="grid gap-3">
      <a href="#request-tour" className={buttonClass('accent')}>
        <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
        {label}
      </a>
      {phone ? (
        <a href={phoneLink(phone)} data-listing="" className={buttonClass('outline', 'figures')}>
          <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
          <span className="sr-only">Call </span>
          {phone}
        </a>
      ) : null}
    </p>
  )
}
