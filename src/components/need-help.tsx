import { Mail, Phone } from 'lucide-react'
import type { SiteCopy } from '@/content/site-copy'
import type { SiteInfo } from '@/contract/site/site'
import { Section } from './layout/section'
import { PhoneLinks } from './ui/phone-links'

interface NeedHelpProps {
  site: Pick<SiteInfo, 'email' | 'phone'>
  words: Pick<SiteCopy['answers'], 'help' | 'helpHeading'>
}

/** Contact box next to a guide or tool. */
export function NeedHelp({ site: { email, phone }, words }: NeedHelpProps) {
  const link = 'inline-flex min-h-11 items-center gap-2.5 font-semibold hover:text-primary'
  return (
    <div className="rounded-lg border border-hairline bg-surface p-5 md:max-lg:p-6">
      <Section title={words.helpHeading} size="small">
        <p className="text-ink-soft">{words.help}</p>
        <p className="mt-3 grid">
          <a href={`mailto:${email}`} className={link}>
            <Mail aria-hidden className="size-4.5 shrink-0 text-primary" strokeWidth={1.8} />
            <span className="min-w-0 text-[0.9375rem] tracking-[-0.01em] [overflow-wrap:anywhere]">
              {email.split('@')[0]}
              <wbr />@{email.split('@')[1]}
            </span>
          </a>
          <PhoneLinks phone={phone} className={link}>
            {(number) => (
              <>
                <Phone aria-hidden className="size-4.5 shrink-0 text-primary" strokeWidth={1.8} />
                <span className="figures">{number}</span>
              </>
            )}
          </PhoneLinks>
        </p>
      </Section>
    </div>
  )
}
