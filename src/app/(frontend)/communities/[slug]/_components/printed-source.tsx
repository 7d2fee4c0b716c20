import type { SiteInfo } from '@/contract/site'

interface PrintedSourceProps {
  site: SiteInfo
  /** Of the page. */
  path: string
}

/** On paper alone: who says all this, and where to find it again. */
export function PrintedSource({ site, path }: PrintedSourceProps) {
  return (
    <p className="mt-6 hidden border-ink border-t pt-3 text-sm print:block">
      <strong>{site.name}</strong>, {site.phone}
      <br />
      {site.url}
      {path}
    </p>
  )
}
