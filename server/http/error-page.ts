import { errorPageText } from '@/content/error-page'
import { defaultSiteInfo } from '@/content/site-defaults'
import { databaseUnavailable } from '@/content/unavailable'

/** The tokens of `globals.css` that the page needs. The build's style sheets may be unavailable. */
const style = `
  body { margin: 0; background: #fbf8f3; color: #1d2528; font: 1.0625rem/1.55 Figtree, system-ui, sans-serif }
  main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 4rem }
  img { display: block; width: 3.5rem; height: 3.5rem }
  h1 { margin: 1.75rem 0 0; font: 2.25rem/1.1 Fraunces, Georgia, serif }
  p { margin: 1rem 0 0; color: #566166 }
  a { display: inline-block; margin: 1.5rem 1.5rem 0 0; padding: .7rem 0; color: #1f4e4a; font-weight: 600 }
  a:first-of-type { padding: .7rem 1.4rem; border-radius: 10px; background: #1f4e4a; color: #fff; text-decoration: none }
`

interface Text {
  readonly title: string
  readonly text: string
  /** Where the second link leads, and its label. */
  readonly home: { readonly href: string; readonly label: string }
}

/** A page that needs neither scripts nor the database. All texts are our own, so none is escaped. */
const createPage = ({ title, text, home }: Text) =>
  Buffer.from(`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${defaultSiteInfo.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<img src="/brand/mark.svg" alt="">
<h1>${title}</h1>
<p>${text}</p>
<a href="">${errorPageText.retry}</a>
<a href="${home.href}">${home.label}</a>
</main>
</body>
</html>
`)

/** The page for a response with a 5xx status. Next's error page is blank until its scripts have run. */
export const errorPage = createPage({
  title: errorPageText.title,
  text: errorPageText.text,
  home: { href: '/', label: errorPageText.home },
})

/** The error page of the back office while the database does not answer. */
export const adminUnavailablePage = createPage({
  title: databaseUnavailable.title,
  text: databaseUnavailable.page,
  home: { href: '/admin', label: 'Back office' },
})
