import { readFileSync } from 'node:fs'
import mjml2html from 'mjml'

const SOURCE = 'src/emails/templates/email.mjml'
export const COMPILED = 'src/emails/templates/email.json'

/** Its own line of the template: `<!-- part heading -->`. */
const PART = /<!-- part (\w+) -->/

/**
 * Compiles the MJML of all emails to the HTML of its parts, by name: `start`, those named by its
 * comments, and `end`. Throws for a template that MJML does not accept.
 */
export async function compileEmailParts(): Promise<Record<string, string>> {
  const { html } = await mjml2html(readFileSync(SOURCE, 'utf8'), { validationLevel: 'strict' })
  const lines = html.split('\n').map((line) => line.trim())
  const [start = '', ...rest] = lines.filter(Boolean).join('\n').split(PART)
  const parts: Record<string, string> = { start }
  for (let index = 0; index < rest.length; index += 2) {
    parts[rest[index] ?? ''] = rest[index + 1]?.trim() ?? ''
  }
  return parts
}
