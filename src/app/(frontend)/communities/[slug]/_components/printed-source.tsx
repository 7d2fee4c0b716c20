import type { SiteInfo } from '@/contract/site/site'

interface PrintedSourceProps {
  site: SiteInfo
  /** The path of the page. */
  path: string
}

/** Shown only in print: the publisher and the URL of the page. */
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
