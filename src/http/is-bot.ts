/** Cubot is a phone manufacturer. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|axios/i

/** Whether a request identifies itself as automated: a crawler, a link preview or a prefetch. */
export function isBot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return agent === '' || programs.test(agent) || /prefetch|prerender|preview/i.test(purpose)
}
