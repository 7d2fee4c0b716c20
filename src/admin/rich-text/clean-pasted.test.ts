// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted'

const ORIGIN = 'https://guide.example'

function pasted(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { lostImages } = cleanPasted(document, ORIGIN)
  return { html: document.body.innerHTML.replace(/<!--.*?-->/gs, '').trim(), lostImages }
}

/** A list paragraph as Word writes it to the clipboard. */
const item = (text: string, marker = '·', level = 1, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

it('cleanPasted makes a heading of level one the highest level of the editor', () => {
  expect(pasted('<h1>Buying new</h1><h2>Costs</h2><h3>Taxes</h3>').html).toBe(
    '<h2>Buying new</h2><h2>Costs</h2><h3>Taxes</h3>',
  )
})

it('cleanPasted makes the title of Word and of Google Docs a heading', () => {
  expect(pasted('<p class=MsoTitle>Buying new</p>').html).toBe('<h2>Buying new</h2>')
  expect(pasted('<p><span style="font-size: 26pt;">Buying new</span></p>').html).toBe(
    '<h2><span style="">Buying new</span></h2>',
  )
})

it('cleanPasted turns the list paragraphs of Word into nested lists without their markers', () => {
  const { html } = pasted(
    `<p>Ask for:</p>${item('the plat')}${item('a survey')}${item('of the lot', 'o', 2)}${item('the price')}<p>Then sign.</p>`,
  )
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '<p>Ask for:</p><ul><li>the plat</li><li>a survey<ul><li>of the lot</li></ul></li><li>the price</li></ul><p>Then sign.</p>',
  )
})

it('cleanPasted keeps the numbers of a numbered list, and two lists apart', () => {
  const { html } = pasted(
    `${item('Visit', '1.')}${item('Compare', '2.')}${item('Sign', '3)', 1, 'l4')}${item('Wingdings', 'v', 1, 'l5')}`,
  )
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '<ol><li>Visit</li><li>Compare</li></ol><ol start="3"><li>Sign</li></ol><ul><li>Wingdings</li></ul>',
  )
})

it('cleanPasted turns list paragraphs with a dot in the text into a list', () => {
  expect(pasted('<p class="MsoListParagraph">·&nbsp;&nbsp; Oak floors</p>').html).toBe(
    '<ul><li>Oak floors</li></ul>',
  )
})

it('cleanPasted begins a list that Word indents at the first level', () => {
  expect(pasted(item('deep', '·', 3) + item('shallow')).html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '<ul><li>deep</li><li>shallow</li></ul>',
  )
})

it('cleanPasted removes and counts images that the browser cannot read', () => {
  const word =
    '<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]></p>'
  const onlyVml =
    '<p><!--[if gte vml 1]><v:shape><v:imagedata src="b.emz"/></v:shape><![endif]--></p>'
  const docs = '<p><img src="https://lh7-rt.googleusercontent.com/c"></p>'
  const { html, lostImages } = pasted(word + onlyVml + docs)
  expect(lostImages).toBe(3)
  expect(html).not.toContain('<img')
})

it('cleanPasted keeps images that the browser can read', () => {
  const images = `<img src="data:image/png;base64,AAAA"><img src="${ORIGIN}/cms/api/media/file/a.webp"><img data-lexical-upload-id="4">`
  expect(pasted(images)).toEqual({ html: images, lostImages: 0 })
})

it('cleanPasted removes the blank paragraphs of Word', () => {
  expect(pasted('<p class=MsoNormal>One</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>').html).toBe(
    '<p class="MsoNormal">One</p>',
  )
})
