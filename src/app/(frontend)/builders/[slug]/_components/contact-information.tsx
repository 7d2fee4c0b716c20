import { MessageSquare } from 'lucide-react'
import { ContactList } from '@/components/contact-list'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import type { SiteCopy } from '@/content/site-copy'
import type { BuilderDetail } from '@/contract/builders/builder'

interface ContactInformationProps {
  builder: BuilderDetail
  words: SiteCopy['builder']
}

export function ContactInformation({ builder, words }: ContactInformationProps) {
  return (
    <div
      data-listing=""
      className="rounded-lg border border-hairline bg-surface p-6 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Section id="contact" title={words.contactHeading} size="small">
        <ContactList contact={builder} />
        <a href="#message" data-screen-only className={buttonClass('primary', 'mt-3 w-full')}>
          <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
          {words.messageHeading}
        </a>
      </Section>
    </div>
  )
}
