import { ExternalLink } from 'lucide-react'

/** Leads from every page of the back office to the site. */
export function ViewSite() {
  return (
    <a className="guide-view-site" href="/">
      <ExternalLink aria-hidden="true" size={16} /> View site
    </a>
  )
}
