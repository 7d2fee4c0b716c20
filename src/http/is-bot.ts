/** Cubot makes telephones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|axios/i

/** Whether a request says of itself that no person looks at the page: a crawler, a look ahead. */
export function isBot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return agent === '' || programs.test(agent) || /prefetch|prerender|preview/i.test(purpose)
}
