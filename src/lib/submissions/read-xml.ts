import { SaxesParser } from 'saxes'
import type { XmlHandler } from '@/domain/submissions/read/feed'
import { plural } from '@/domain/text/plural'

const CHUNK = 64 * 1024
/** A feed has about ten levels. */
const DEPTH = 60

class UnreadableFile extends Error {}

export interface XmlReport {
  /** Why nothing of the file is used; `null` if it was read. */
  readonly problem: string | null
  /** The part that is not well-formed, and was read all the same; `null` if none is. */
  readonly warning: string | null
}

/**
 * Hands the parts of an XML document to a handler, in chunks. saxes does not expand entities that a
 * document declares, and a document type is refused altogether. Mistakes such as `&` without escape
 * are tolerated, because exporters make them.
 */
export function readXml(text: string, handler: XmlHandler): XmlReport {
  const parser = new SaxesParser()
  let depth = 0
  let isCut = false
  let mistakes = 0
  let firstLine = 0
  parser.on('doctype', () => {
    throw new UnreadableFile(
      'The XML declares a document type (DTD), which is not allowed. Export the feed without it.',
    )
  })
  parser.on('error', () => {
    mistakes += 1
    firstLine ||= parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEPTH) throw new UnreadableFile(`The XML has more than ${DEPTH} nested elements.`)
    handler.open(localName(name), attributes, parser.line)
  })
  parser.on('text', (part) => handler.text(part))
  parser.on('cdata', (part) => handler.text(part))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    handler.close(localName(name))
  })
  try {
    for (let start = 0; start < text.length; start += CHUNK) {
      parser.write(text.slice(start, start + CHUNK))
    }
    isCut = depth > 0
    parser.close()
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message, warning: null }
    throw error
  }
  if (isCut) {
    return {
      problem: null,
      warning:
        'The file ends in the middle: its end is missing, and what was cut off last may be wrong. Ask for the whole file.',
    }
  }
  if (mistakes === 0) return { problem: null, warning: null }
  const count = plural(mistakes, 'mistake', 'mistakes')
  return {
    problem: null,
    warning: `The XML has ${count}, the first in line ${firstLine}. Check that nothing is missing.`,
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
