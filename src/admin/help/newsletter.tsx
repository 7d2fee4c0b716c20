import { Link } from '@payloadcms/ui'

const list = (slug: string) => `/admin/collections/${slug}`

export function NewsletterHelp() {
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <p>
        <Link href={list('newsletter-issues')} prefetch={false}>
          An issue
        </Link>{' '}
        is made of blocks: texts, articles, listings that you pick or that a rule finds, an
        advertisement, pictures and buttons. Its tab <em>Email</em> shows the saved email on a phone
        and a desktop, in light and dark, and as plain text, lists what to correct, and sends you a
        test. It is sent when you publish it for the first time, also by a schedule. Publishing it
        again changes only its page on the site. Beside the form you see how many subscribers
        receive it, and then how many emails are sent; there you pause, resume or cancel the
        sending.
      </p>
      <p>
        <Link href={list('newsletter-subscriptions')} prefetch={false}>
          Subscribers
        </Link>{' '}
        can be filtered by interest, area, realtor, status, consent and date, and you can save a
        filter. <em>Export a segment</em> downloads subscribers for another mailing service, without
        those who unsubscribed. <em>Import from a file</em> shows a preview of each row and asks for
        the consent source. An import never resubscribes an address that unsubscribed.
      </p>
      <p>
        <Link href={list('newsletter-suppressions')} prefetch={false}>
          Do-not-email list
        </Link>{' '}
        contains a hash of every address that unsubscribed, bounced, complained or asked us to stop.
        Add an address when a person opts out by email or phone. Only the owner of the address can
        resubscribe, on the site.{' '}
        <Link href={list('newsletter-unsubscriptions')} prefetch={false}>
          The unsubscribe log
        </Link>{' '}
        shows when and how each subscription ended.
      </p>
      <p>
        To ask new subscribers to confirm by email, go to{' '}
        <Link href="/admin/globals/site-settings" prefetch={false}>
          Site settings, Newsletter
        </Link>
        . Until they confirm, their status is <em>Waiting for confirmation</em>.
      </p>
    </section>
  )
}
