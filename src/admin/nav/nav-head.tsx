import { Link } from '@payloadcms/ui'

/** The logo and name above the menu, linked to the dashboard. */
export function NavHead() {
  return (
    <Link className="guide-nav__head" href="/admin" prefetch={false}>
      <img src="/brand/mark.svg" alt="" width={36} height={36} />
      <span>
        <strong>New Home Guide</strong>
        <span>San Antonio back office</span>
      </span>
    </Link>
  )
}
