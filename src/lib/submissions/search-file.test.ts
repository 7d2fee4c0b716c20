import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { emailPattern } from '@/domain/personal-data/email-pattern'
import { isInFile } from './search-file'

const ana = new RegExp(emailPattern('ana@example.com'), 'i')
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const workbook = (strings: string) =>
  zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/sharedStrings.xml': strToU8(strings) })

it.each([
  ['a CSV file', strToU8('Villa Serena;Boerne;Ana@Example.com\n')],
  ['a CSV file in Windows-1252', new Uint8Array(Buffer.from('Peña;ana@example.com', 'latin1'))],
  ['a CSV file in UTF-16', utf16('Villa Serena\tana@example.com')],
  ['a web page', strToU8('<td><a href="mailto:ana%40example.com">Ana</a></td>')],
  ['a workbook', workbook('<sst><si><t>Villa</t></si><si><t>ana@example.com</t></si></sst>')],
  [
    'a workbook with a half of the address in bold',
    workbook('<sst><si><t>x</t></si><si><r><t>ana@</t></r><r><t>example.com</t></r></si></sst>'),
  ],
  [
    'a hidden sheet of a workbook',
    zipSync({
      'xl/worksheets/sheet2.xml': strToU8('<c t="inlineStr"><is><t>ana@example.com</t></is></c>'),
    }),
  ],
  ['an archive that is cut off', strToU8('PK\u0003\u0004 ana@example.com')],
])('an email address is found in %s', (_, bytes) => {
  expect(isInFile(bytes, ana)).toBe(true)
})

it.each([
  ['the longer address of someone else', strToU8('Call maria-ana@example.com.mx')],
  [
    'two cells that only together make it',
    workbook('<si><t>ana@</t></si><si><t>example.com</t></si>'),
  ],
  ['an archive that is damaged', strToU8('PK\u0003\u0004 nothing')],
  ['an empty file', new Uint8Array()],
])('an email address is not found in %s', (_, bytes) => {
  expect(isInFile(bytes, ana)).toBe(false)
})
