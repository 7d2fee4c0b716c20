'use client'

import { errorPageText } from '@/content/error-page'

/**
 * Replaces the whole document when a root layout fails, so it can use neither style sheets nor
 * components of the site.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-US">
      <head>
        <title>{errorPageText.title}</title>
      </head>
      <body
        style={{ margin: 0, background: '#fbf8f3', color: '#1d2528', fontFamily: 'sans-serif' }}
      >
        <main style={{ maxWidth: '34rem', margin: '0 auto', padding: '12vh 1.25rem 4rem' }}>
          <h1>{errorPageText.title}</h1>
          <p>{errorPageText.text}</p>
          <p>
            <button type="button" onClick={retry}>
              {errorPageText.retry}
            </button>{' '}
            <a href="/">{errorPageText.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
