'use client'

import { Button, buttonClass } from '@/components/ui/button'
import { errorPageText } from '@/content/error-page'

/** Replaces a page that fails in the browser; header and footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className="page-width grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">{errorPageText.title}</h1>
      <p className="max-w-lg text-ink-soft text-lg">{errorPageText.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{errorPageText.retry}</Button>
        {/* A full load: the scripts of the failed page may be what is broken. */}
        <a href="/" className={buttonClass('outline')}>
          {errorPageText.home}
        </a>
      </div>
    </div>
  )
}
