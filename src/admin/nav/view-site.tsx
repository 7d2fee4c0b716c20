import { ExternalLink } from 'lucide-react'

export function ViewSite() {
  return (
    <a className="guide-view-site" href="/">
      <ExternalLink aria-hidden="true" size={16} /> View site
    </a>
  )
}
