import { expect, it } from 'vitest'
import { xmlElement, xmlParent } from './xml'

it('xmlElement escapes texts and attributes', () => {
  expect(xmlElement('Name', 'Fox & "Hound" <3', { Title: 'a"b&c' })).toBe(
    '<Name Title="a&quot;b&amp;c">Fox &amp; &quot;Hound&quot; &lt;3</Name>',
  )
})

it('xmlElement leaves out characters that XML does not allow, and keeps other scripts', () => {
  expect(xmlElement('Name', 'a\u0000b\u000bc\ud800d 東 🏡\n')).toBe('<Name>abcd 東 🏡\n</Name>')
})

it('xmlParent leaves out an element without a value, but not 0', () => {
  expect(xmlParent('Plan', [xmlElement('A', null), xmlElement('B', ''), xmlElement('C', 0)])).toBe(
    '<Plan><C>0</C></Plan>',
  )
})
