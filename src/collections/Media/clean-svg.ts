import { SaxesParser } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
/** Bounds the time for cleaning to half a second of CPU time. */
const ELEMENTS = 10_000
/** The DOM takes minutes for thousands of nested elements. */
const DEPTH = 100
/** Nested `use` elements multiply their targets exponentially, so their number is limited. */
const USES = 12
/** `NodeFilter.SHOW_CDATA_SECTION` */
const CDATA_SECTIONS = 0x8

/** The text of a cleaned SVG, or why the file is refused. */
export type CleanedSvg = { readonly svg: string } | { readonly problem: string }

const ownPart = /^#[\w.:-]+$/
const ownImage = /^data:image\/(png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]+$/

/** Whether CSS loads a resource, or has escapes that could hide it. `url(#part)` loads nothing. */
function loads(css: string): boolean {
  const others = css.replace(/url\(\s*["']?#[\w.:-]+["']?\s*\)/gi, '')
  return /[\\<]|@import|@font-face|url\s*\(|image(-set)?\s*\(/i.test(others)
}

/** Reads an SVG once in linear time, before a DOM is built of it. `null` if it can be cleaned. */
function findProblem(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true })
  let problem: string | null = null
  let elements = 0
  let depth = 0
  let uses = 0
  parser.on('opentag', ({ uri, local, prefix }) => {
    elements += 1
    depth += 1
    if (local === 'use') uses += 1
    if (elements === 1 && (uri !== SVG || local !== 'svg' || prefix !== '')) {
      problem = 'no <svg> element at the top'
    }
    if (elements > ELEMENTS) problem = `more than ${ELEMENTS} elements`
    if (depth > DEPTH) problem = `more than ${DEPTH} nested elements`
    if (uses > USES) problem = `more than ${USES} <use> elements`
    if (problem !== null) throw new Error(problem)
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  try {
    parser.write(text).close()
    return null
  } catch {
    return problem ?? 'a part that is not valid XML'
  }
}

/** jsdom takes a second to load, so only the first upload of an SVG waits for it. */
async function openPurifier() {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ])
  const { window } = new JSDOM('')
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute
    const isLink = /(^|:)href$/i.test(attrName)
    const allowed = isLink ? ownPart.test(attrValue) || ownImage.test(attrValue) : !loads(attrValue)
    if (!allowed) attribute.keepAttr = false
  })
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && loads(element.textContent ?? '')) element.textContent = ''
  })
  return { window, purifier }
}

let opened: ReturnType<typeof openPurifier> | undefined

/** Replaces CDATA sections by text, which means the same. DOMPurify rejects them. */
function replaceCdata(root: Element): void {
  const document = root.ownerDocument
  const sections = document.createTreeWalker(root, CDATA_SECTIONS)
  const found: Node[] = []
  while (sections.nextNode()) found.push(sections.currentNode)
  for (const node of found) {
    node.parentNode?.replaceChild(document.createTextNode(node.nodeValue ?? ''), node)
  }
}

/**
 * Removes from an SVG everything that runs, links or loads, with DOMPurify. Shapes, text, styles and
 * embedded images remain. Files that cannot be cleaned in a short time are refused.
 */
export async function cleanSvg(text: string): Promise<CleanedSvg> {
  const problem = findProblem(text)
  if (problem !== null) return { problem }
  opened ??= openPurifier()
  const { window, purifier } = await opened
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  replaceCdata(root)
  purifier.sanitize(root, {
    IN_PLACE: true,
    NAMESPACE: SVG,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    // Shapes within a link remain.
    FORBID_TAGS: ['a'],
  })
  return { svg: new window.XMLSerializer().serializeToString(root) }
}
