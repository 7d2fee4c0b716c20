'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type MediaReference, mediaReferences } from '@/contract/media/media-references'

/** Links to the documents that use an image. */
export function MediaReferences() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  const [uses, setUses] = useState<readonly MediaReference[] | 'unknown' | null>(null)
  useEffect(() => {
    if (id == null) return
    const leaving = new AbortController()
    const look = async () => {
      const response = await fetch(`${routes.api}/media/${id}/uses`, { signal: leaving.signal })
      setUses(mediaReferences.parse(await response.json()).uses)
    }
    look().catch(() => {
      if (!leaving.signal.aborted) setUses('unknown')
    })
    return () => leaving.abort()
  }, [id, routes.api])
  if (id == null) return null
  return (
    <section className="picture-uses" aria-labelledby="picture-uses">
      <h2 id="picture-uses">Used in</h2>
      {uses === null ? <p>Loading…</p> : null}
      {uses === 'unknown' ? (
        <p>The list could not be loaded. Reload the page to try again.</p>
      ) : null}
      {Array.isArray(uses) ? <UseList uses={uses} /> : null}
    </section>
  )
}

function UseList({ uses }: { uses: readonly MediaReference[] }) {
  if (uses.length === 0) return <p>Not used. You can delete it.</p>
  return (
    <>
      <ul>
        {uses.map(({ kind, title, href, isDraft }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {title}
            </Link>
            <span>
              {kind}
              {isDraft ? ', draft' : ''}
            </span>
          </li>
        ))}
      </ul>
      <p>
        When you replace the file, {uses.length === 1 ? 'it shows' : 'all of them show'} the new
        one.
      </p>
    </>
  )
}
