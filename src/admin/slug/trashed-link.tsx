'use client'

import { Link, useField } from '@payloadcms/ui'

/** A link to the document in the trash that the error of the slug names. */
export function TrashedLink() {
  const { errorMessage, showError } = useField({ path: 'slug' })
  const [path] = /\/admin\/collections\/[\w-]+\/trash\/\d+/.exec(errorMessage ?? '') ?? []
  if (!showError || path === undefined) return null
  return (
    <p>
      <Link href={path} prefetch={false}>
        Open the document in the trash
      </Link>
    </p>
  )
}
