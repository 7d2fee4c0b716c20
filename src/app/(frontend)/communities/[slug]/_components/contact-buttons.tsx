import { MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { parsePhones } from '@/domain/text/phone'

/** The buttons to call and to open the form (Get Info). */
export function AskButtons({ phone, wide = false }: { phone: string | null; wide?: boolean }) {
  // A second number has no room next to the other button.
  const [number] = phone ? parsePhones(phone) : []
  const width = wide ? 'flex-1 gap-2 px-2 text-sm' : ''
  return (
    <>
      {number ? (
        <a
          href={number.href}
          data-listing=""
          className={buttonClass('outline', `figures whitespace-nowrap ${width}`)}
        >
          <Phone aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
          <span>
            <span className="sr-only">Call </span>
            {number.text}
          </span>
        </a>
      ) : null}
      <a href="#request-tour" className={buttonClass('accent', width)}>
        {/* On the narrowest phones the words have one line without it. */}
        <MessageSquare
          aria-hidden
          className="size-4.5 shrink-0 max-[22rem]:hidden"
          strokeWidth={1.8}
        />
        Get Info
      </a>
    </>
  )
}

function StickyBar({ children }: { children: ReactNode }) {
  return (
    <p
      data-screen-only
      className="-mx-5 sticky bottom-0 z-20 mt-12 flex gap-3 border-hairline border-t bg-surface px-5 py-2.5 md:hidden"
    >
      {children}
    </p>
  )
}

/** The contact buttons, sticky at the bottom of a small screen. */
export function AskBar({ phone }: { phone: string | null }) {
  return (
    <StickyBar>
      <AskButtons phone={phone} wide />
    </StickyBar>
  )
}

/** In place of `AskBar` on the page of a sold-out community. */
export function SimilarBar() {
  return (
    <StickyBar>
      <a href="#similar" className={buttonClass('primary', 'flex-1')}>
        See similar communities
      </a>
    </StickyBar>
  )
}
