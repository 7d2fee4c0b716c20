import { Link } from '@payloadcms/ui'

const list = (slug: string) => `/admin/collections/${slug}`

export function NewsletterHelp() {
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter">The newsletter’s lists</h2>
      <p>
        <Link href={list('newsletter-subscriptions')} prefetch={false}>
          Subscribers
        </Link>{' '}
        can be filtered by interest, area, realtor, status, consent and date, and a filter kept for
        the next time. <em>Export a segment</em> downloads them for a mailing service; whoever has
        left is not among them. <em>Import from a file</em> shows first what would happen to each
        line, and asks where these people agreed. It never brings anybody back who left.
      </p>
      <p>
        <Link href={list('newsletter-suppressions')} prefetch={false}>
          Never write to
        </Link>{' '}
        has a fingerprint of every address that left, bounced, complained or asked us to stop. Enter
        an address there when somebody asks by mail or telephone. Only its owner can come back, by
        subscribing on the site.{' '}
        <Link href={list('newsletter-unsubscriptions')} prefetch={false}>
          The unsubscribe log
        </Link>{' '}
        tells when each subscription ended, and how.
      </p>
      <p>
        New subscribers can be asked to confirm by mail: a setting under{' '}
        <Link href="/admin/globals/site-settings" prefetch={false}>
          Site settings, Newsletter
        </Link>
        . Those who have not answered stand as <em>Waiting for confirmation</em>.
      </p>
    </section>
  )
}
