import { MessageSquare } from 'lucide-react'
import { ContactList } from '@/components/contact-list'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import type { BuilderDetail } from '@/contract/builders/builder'

export function ContactInformation({ builder }: { builder: BuilderDetail }) {
  return (
    <div className="rounded-lg border border-hairline bg-surface p-6 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Section id="contact" title="Contact Information" size="small">
        <ContactList contact={builder} />
        <a href="#message" data-screen-only className={buttonClass('primary', 'mt-3 w-full')}>
          <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
          Send a Message
        </a>
      </Section>
    </div>
  )
}
